/** A key of our own making: it can be kept before it is sent. */

const BYTES = 24;

/** Return a new key, as the protocol wants it: base64url, from a cryptographic source. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
