/** Words of story names that keep their capital: languages and scripts. */
const NAMES = new Set(['Arabic', 'Bengali', 'Devanagari', 'English', 'German', 'Latin', 'Persian']);

const isName = (word: string) => NAMES.has(word) || /^[A-Z]{2,}$/.test(word);

/** `Chat On A Phone`, as Storybook makes it of an export name, as `Chat on a phone`. */
export const toSentenceCase = (title: string): string =>
  title
    .split(' ')
    .map((word, at) => (at === 0 || isName(word) ? word : word.toLowerCase()))
    .join(' ');
