/** The red button of a dialog: what it does, in words, and why it cannot be done yet. */
export interface Go {
  readonly label: string;
  readonly sub?: string | undefined;
  /** Why it is off; empty or missing: it is on. */
  readonly off?: string | undefined;
  /** The server has been asked. */
  readonly busy?: boolean | undefined;
  readonly run: () => void;
}
