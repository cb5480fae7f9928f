import { toVisible } from './visible-text.ts';

const LETTER = /\p{L}/gu;
/** Scripts in which one letter can be a name. */
const WHOLE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** Whether a text can be a name: two letters of any script, or one Han, kana or Hangul letter. */
export const isName = (text: string): boolean => {
  const letters = toVisible(text).match(LETTER) ?? [];
  return letters.length > 1 || letters.some((letter) => WHOLE.test(letter));
};
