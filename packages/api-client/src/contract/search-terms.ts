const WORDS_MAX = 6;

/** First six words of a search text. */
export const searchTerms = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
