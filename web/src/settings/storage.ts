/**
 * What this browser keeps for its person. A browser that keeps nothing keeps it until the page is closed. Whatever is read is
 * checked first: broken data counts as missing.
 */

import * as v from "valibot";

const memory = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keep a text. Returns whether it outlives the page. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
    return true;
  } catch {
    memory.set(name, text);
    return false;
  }
}

/** A kept text as plain data; undefined if it is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Read a kept text by a schema; null if it does not fit. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | null {
  const found = v.safeParse(schema, parsed(text));
  return found.success ? found.output : null;
}

/**
 * A list of which each element is checked for itself: what does not fit is left out. What is no list is an empty one.
 */
export function listOf<Schema extends v.GenericSchema>(
  schema: Schema,
): v.GenericSchema<unknown, v.InferOutput<Schema>[]> {
  return v.pipe(
    v.unknown(),
    v.transform((found) => (Array.isArray(found) ? (found as readonly unknown[]) : [])),
    v.transform((found) =>
      found.flatMap((one) => {
        const read = v.safeParse(schema, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}
