/** A key that no other write has: 32 hexadecimal digits. Made without `randomUUID`, which plain-http pages do not have. */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
