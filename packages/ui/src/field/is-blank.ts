/** Spaces and what has no look: control characters, the Braille blank, joiners, marks of direction. */
const BLANK = /^[\s\u2800\ufff9-\ufffb\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a text shows nothing, so that it counts as empty. */
export const isBlank = (text: string): boolean => BLANK.test(text);
