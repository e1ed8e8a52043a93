/** Facts of one kind. */

import type { Fact, FactKind, Happened } from "../protocol";

/** What the facts of a kind say, in their order. */
export function ofKind<Kind extends FactKind>(facts: readonly Happened[], kind: Kind): readonly Fact<Kind>["params"][] {
  return facts.flatMap((fact) => (fact.kind === kind ? [fact.params as unknown as Fact<Kind>["params"]] : []));
}
