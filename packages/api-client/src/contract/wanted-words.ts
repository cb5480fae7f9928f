/** Most words of a search that count. */
const WORDS_MAX = 6;

/** The words of `text` that a list is searched for: who asks may say of each what it stands for. */
export const wantedWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
