/**
 * The key that an event means on any keyboard layout. A layout without Latin letters (Cyrillic, say) has other letters
 * on the same keys, so there the place of the key counts.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key.length !== 1 || /^[ -~]$/.test(key)) return key;
  const place = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code);
  return place?.[1]?.toLowerCase() ?? place?.[2] ?? key;
}
