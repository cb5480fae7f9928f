/** Creates a random key of 32 hexadecimal digits; `randomUUID` is missing on plain-http pages. */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
