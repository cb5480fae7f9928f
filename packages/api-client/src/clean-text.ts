/** Longest text of a server that a toast shows, in characters. */
const MAX_CHARACTERS = 300;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the reading direction or take no room: with them a text can be made to read as another. */
const INVISIBLE = /\p{Cf}/gu;

/** A server's text as it may stand before a person: one line, nothing invisible, at most 300 characters. */
export function cleanText(text: string): string {
  const line = text.replace(CONTROL, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}
