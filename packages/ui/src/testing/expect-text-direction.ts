import { expect } from 'storybook/test';

const isArabic = (words: string) => /^\p{Script=Arabic}/u.test(words);

const getCharacterCenter = (node: Text, at: number): number => {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  const { left, right } = range.getBoundingClientRect();
  return (left + right) / 2;
};

function findTextNodes(words: string): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement;
    if (node instanceof Text && node.data === words && around?.matches(':not(textarea)') && around.checkVisibility()) {
      found.push(node);
    }
  }
  return found;
}

/** Identifies a failing place. */
const nameOf = ({ parentElement }: Text) => parentElement?.closest('[class]')?.className;

/**
 * Expects that text ending in neutral characters keeps its direction: in Arabic, the first letter is rightmost and the last character
 * leftmost.
 */
export async function expectTextDirection(words: string, least: number): Promise<void> {
  const places = findTextNodes(words);
  await expect(places.length).toBeGreaterThanOrEqual(least);
  const against = places.filter((node) => {
    const way = getCharacterCenter(node, words.length - 1) - getCharacterCenter(node, 0);
    return isArabic(words) ? way >= 0 : way <= 0;
  });
  await expect(against.map(nameOf)).toEqual([]);
}

const pixels = (length: string) => Number(length.replace('px', ''));
/** Px below a field's upper edge, within its first line. */
const FIRST_LINE = 18;

/** For a field: a press at its start edge sets the caret before the first character. */
export async function expectValueDirection(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  field.scrollIntoView({ block: 'nearest' });
  const { left, right, top } = field.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  const x = isArabic(field.value) ? right - pixels(paddingRight) : left + pixels(paddingLeft);
  const caret = document.caretPositionFromPoint(x, top + FIRST_LINE);
  await expect(caret?.offsetNode).toBe(field);
  await expect([field.className, caret?.offset]).toEqual([field.className, 0]);
}
