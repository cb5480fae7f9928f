/** Fewer different bytes than this among 32 are no chance: zeros, or a pattern that somebody typed. */
const DIFFERENT_BYTES = 16;

/** Whether a key was typed rather than made. */
export const isGuessable = (key: Uint8Array): boolean => new Set(key).size < DIFFERENT_BYTES;
