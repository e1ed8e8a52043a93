/**
 * The back button closes what lies on top before it leads away. For that there is one more entry in the browser's history, the guard, from when
 * something that can be closed is first opened; who comes back through it with nothing open goes on at once.
 */

/** Closes the topmost: whether there was one, and whether there is another that can be closed. */
type Leave = () => { readonly closed: boolean; readonly more: boolean };

let guarded: string | null = null;

function isGuard(): boolean {
  return (history.state as { readonly overlay?: boolean } | null)?.overlay === true;
}

/** Something that can be closed is open. */
export function guard(): void {
  if (guarded === location.href) return;
  guarded = location.href;
  if (!isGuard()) history.pushState({ overlay: true }, "");
}

/** Decide what the back button does. */
export function backButton(leave: Leave): void {
  if (typeof window === "undefined") return;
  addEventListener("popstate", () => {
    const before = guarded;
    guarded = isGuard() ? location.href : null;
    if (before !== location.href || guarded !== null) return; // it leads elsewhere, or forwards
    const { closed, more } = leave();
    if (more) guard();
    else if (!closed) history.back();
  });
}
