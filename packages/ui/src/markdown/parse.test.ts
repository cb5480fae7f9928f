import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { filterSections } from './find-sections.ts';
import { collectHeadings, toPlainText, toSingleLine } from './markdown-tree.ts';
import { parseMarkdown } from './parse.ts';

test('a normal text is parsed unchanged', () => {
  const text = '# One\n\n> quoted\n>\n> - a\n>   - b\n>     - *c* and [d](/e)\n';
  expect(parseMarkdown(text)).toEqual(fromMarkdown(text));
});

// A list nests two nodes per marker, and parsing is quadratic in depth.
describe.each([
  ['> ', 3_000],
  ['- ', 1_500],
] as const)('deep nesting of %j', (mark, depth) => {
  test('does not overflow the stack and keeps the text', () => {
    const tree = parseMarkdown(`${mark.repeat(depth)}x`);
    expect(collectHeadings(tree, '').size).toBe(0);
    expect(toPlainText(tree)).toContain('x');
  }, 30_000);
});

const table = '| a |\n| - |\n| b |\n';

test.each([
  [
    'a table',
    [46, 47, 48, 49, 50, 51].map(
      (depth) => `${'> '.repeat(depth)}${table.replaceAll('\n', `\n${'> '.repeat(depth)}`)}`,
    ),
  ],
  ['a list', [23, 24, 25, 26].flatMap((depth) => [`${'- '.repeat(depth)}x`, `> ${'- '.repeat(depth)}x`])],
])('%s nested in itself at any depth is rendered', (_of, texts) => {
  const held: Partial<Record<string, string>> = { list: 'listItem', table: 'tableRow', tableRow: 'tableCell' };
  const check = (node: Nodes): void => {
    if (!('children' in node)) return;
    const kind = held[node.type];
    for (const child of node.children) {
      if (kind !== undefined) expect(child.type).toBe(kind);
      check(child);
    }
  };
  for (const text of texts) check(parseMarkdown(text));
});

test('a table has rows and cells, with their text separated', () => {
  const tree = parseMarkdown('| Rank | Fine |\n| :-- | --: |\n| Gold | 10 % |\n');
  const [table] = tree.children;
  expect(table).toMatchObject({ type: 'table', align: ['left', 'right'] });
  expect(toPlainText(tree)).toBe('Rank Fine Gold 10 %');
  expect(toSingleLine(tree)).toBe('Rank Fine Gold 10 %');
});

const uneven = '| a | b |\n| - | - |\n| c | d | *more* |\n| e |\n';

test('extra cells of a row are dropped, so that no search finds them', () => {
  const tree = parseMarkdown(uneven);
  expect(toPlainText(tree)).toBe('a b c d e');
  expect(toSingleLine(tree)).toBe('a b c d e');
  expect(filterSections(tree, uneven, (words) => words.includes('more')).count).toBe(0);
});

function deepest(node: Nodes): string {
  if (!('children' in node)) return 'value' in node ? node.value : '';
  const [first] = node.children;
  return first === undefined ? '' : deepest(first);
}

test.each([
  ['a cell', [46, 47, 48, 49].map((depth) => table.replaceAll(/^/gm, '> '.repeat(depth))), 'a'],
  ['an item', ['- '.repeat(25), `> ${'- '.repeat(24)}`].map((marks) => `${marks}x`), 'x'],
  ['a quote', [`${'> '.repeat(50)}x`], 'x'],
  ['emphasis', [`${'> '.repeat(48)}*x*`], 'x'],
])('%s at maximum depth renders without its marker', (_of, texts, words) => {
  for (const text of texts) expect(deepest(parseMarkdown(text))).toBe(words);
});

test('an empty cell stays empty at any depth', () => {
  const tree = parseMarkdown('| a | |\n| - | - |\n'.replaceAll(/^/gm, '> '.repeat(48)));
  expect(toSingleLine(tree)).toBe('a');
});
