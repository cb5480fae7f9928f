/** A random key of 32 bytes has more distinct bytes than this; zeros or a typed pattern have fewer. */
const DIFFERENT_BYTES = 16;

/** Whether a key looks typed rather than random. */
export const isGuessable = (key: Uint8Array): boolean => new Set(key).size < DIFFERENT_BYTES;
