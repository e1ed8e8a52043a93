/** Texts of the rules name other rules by their ids; here they become links. */

export interface Part {
  readonly text: string;
  /** The rule that it names, if it does. */
  readonly atom?: string;
}

const ID = /\b[A-Z]\d{1,2}\b/g;

/** A text in parts; ids of rules that there are become links. */
export function linked(text: string, known: (id: string) => boolean): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (!known(id)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: id, atom: id });
    from = index + id.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
