import { toVisible } from '@boostdesk/catalogs/text';

/** Longest text of a server that a toast shows, in characters. */
const MAX_CHARACTERS = 300;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** A server's text as it may stand before a person: one line, nothing hidden (`toVisible`), at most 300 characters. */
export function cleanText(text: string): string {
  const line = toVisible(text.replace(CONTROL, ' ')).replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= MAX_CHARACTERS) return line;
  // What is cut off may have been what a joiner stood for.
  return `${toVisible(characters.slice(0, MAX_CHARACTERS - 1).join(''))}…`;
}
