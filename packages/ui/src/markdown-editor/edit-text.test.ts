import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueLine, diffText, type EditedText, editText } from './edit-text.ts';

const words = { text: 'text', address: 'https://' } as const;

/** `‹` and `›` mark the selection, `|` the cursor. */
function read(drawn: string): EditedText {
  const cursor = drawn.indexOf('|');
  if (cursor >= 0) return { text: drawn.replace('|', ''), start: cursor, end: cursor };
  const start = drawn.indexOf('‹');
  return { text: drawn.replace(/[‹›]/g, ''), start, end: drawn.indexOf('›') - 1 };
}

const draw = ({ text, start, end }: EditedText): string =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

it.each([
  ['bold', 'a ‹b› c', 'a **‹b›** c'],
  ['bold', 'a **‹b›** c', 'a ‹b› c'],
  ['bold', 'a |', 'a **‹text›**'],
  ['italic', 'a ‹b› c', 'a *‹b›* c'],
  ['italic', 'a *‹b›* c', 'a ‹b› c'],
  ['italic', 'a **‹b›** c', 'a ***‹b›*** c'],
  ['italic', 'a ***‹b›*** c', 'a **‹b›** c'],
  ['code', '‹x = 1›', '`‹x = 1›`'],
  ['code', '`‹x›`', '‹x›'],
  ['link', 'see ‹the list›', 'see [the list](‹https://›)'],
  ['link', 'see |', 'see [‹text›](https://)'],
  ['heading', 'Rul|es', '## Rul|es'],
  ['heading', '## Rul|es', 'Rul|es'],
  ['list', '‹a\nb›', '‹- a\n- b›'],
  ['list', '‹- a\n- b›', '‹a\nb›'],
  ['list', 'x\n‹a\nb›\ny', 'x\n‹- a\n- b›\ny'],
  ['list', '‹1. a\n2. b›', '‹- a\n- b›'],
  ['numbers', '‹a\nb›', '‹1. a\n2. b›'],
  ['numbers', '‹- a\n- b›', '‹1. a\n2. b›'],
  ['quote', '‹a\n- b›', '‹> a\n> - b›'],
  ['quote', '‹> a›', '‹a›'],
  ['list', '|', '- |'],
  ['bold', '‹hello ›world', '**‹hello›** world'],
  ['bold', 'a‹ b ›c', 'a **‹b›** c'],
  ['italic', '‹hello\n›world', '*‹hello›*\nworld'],
  ['code', '‹\tx ›', '\t`‹x›` '],
  ['bold', 'a‹  ›', 'a  **‹text›**'],
  ['bold', '‹one\n\ntwo›', '‹**one**\n\n**two**›'],
  ['italic', 'a ‹one\n\n\ntwo› b', 'a ‹*one*\n\n\n*two*› b'],
  ['bold', '‹one \n\n two \n\n›three', '‹**one** \n\n **two**› \n\nthree'],
  ['bold', '‹**one**\n\n**two**›', '‹one\n\ntwo›'],
  ['bold', '‹**one**\n\ntwo›', '‹**one**\n\n**two**›'],
  ['bold', '‹- a\n- b›', '‹- **a**\n- **b**›'],
  ['bold', '‹## a\nb›', '‹## **a\nb**›'],
  ['bold', '‹**b**›', '‹b›'],
  ['italic', '‹**b**›', '*‹**b**›*'],
  ['bold', '‹one\ntwo›', '**‹one\ntwo›**'],
  ['link', 'see ‹the list ›now', 'see [the list](‹https://›) now'],
  ['link', '‹one\n\ntwo›', '[one](‹https://›)\n\ntwo'],
  ['list', '|\nabc', '- |\nabc'],
  ['heading', '|\nabc', '## |\nabc'],
  ['quote', '|\n\nabc', '> |\n\nabc'],
  ['numbers', '\n|abc', '\n1. |abc'],
  ['list', 'a\n|\nb', 'a\n- |\nb'],
] as const)('%s: %j becomes %j', (command, before, after) => {
  expect(draw(editText(read(before), command, words))).toBe(after);
});

describe('continueLine', () => {
  it.each([
    ['- a|', '- a\n- |'],
    ['- a|b', '- a\n- |b'],
    ['9. a|', '9. a\n10. |'],
    ['  * a|', '  * a\n  * |'],
    ['> a|', '> a\n> |'],
    ['- a\n- |', '- a\n|'],
  ])('%j continues as %j', (before, after) => {
    const next = continueLine(read(before));
    expect(next && draw(next)).toBe(after);
  });

  it.each(['a|', '|', '|\n- a', '## a|', '‹- a›', '-a|'])('%j continues nothing', (before) => {
    expect(continueLine(read(before))).toBeNull();
  });
});

it('applying the diff of two texts to the first gives the second', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*', '\n') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, to, insert } = diffText(before, after);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
    }),
  );
});
