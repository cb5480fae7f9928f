import { toVisible } from './visible-text.ts';

const LETTER = /\p{L}/gu;
/** Of these scripts one letter may be a whole name. */
const WHOLE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** Whether a text can be called somebody's name: it has two letters of any script, or one of a script whose letters are syllables. */
export const isName = (text: string): boolean => {
  const letters = toVisible(text).match(LETTER) ?? [];
  return letters.length > 1 || letters.some((letter) => WHOLE.test(letter));
};
