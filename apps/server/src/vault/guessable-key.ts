/** Random keys have more distinct bytes; zeros or a typed pattern have fewer. */
const DIFFERENT_BYTES = 16;

export const isGuessable = (key: Uint8Array): boolean => new Set(key).size < DIFFERENT_BYTES;
