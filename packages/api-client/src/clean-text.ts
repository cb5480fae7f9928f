import { toVisible } from '@boostdesk/catalogs/text';

const MAX_CHARACTERS = 300;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Returns a server's text in one line without hidden characters, at most 300 characters. */
export function cleanText(text: string): string {
  const line = toVisible(text.replace(CONTROL, ' ')).replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= MAX_CHARACTERS) return line;
  // Truncating may leave a joiner without its neighbour.
  return `${toVisible(characters.slice(0, MAX_CHARACTERS - 1).join(''))}…`;
}
