import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { collectHeadings, toSingleLine } from './markdown-tree.ts';

const headings = (text: string, prefix = '') => [...collectHeadings(fromMarkdown(text), prefix).values()];

it('builds heading IDs from text in every script', () => {
  expect(headings('# Refunds & *returns*\n\n## Règles générales\n\n### القواعد\n\n#### `GET` /orders')).toEqual([
    { id: 'refunds-returns', text: 'Refunds & returns', level: 1 },
    { id: 'règles-générales', text: 'Règles générales', level: 2 },
    { id: 'القواعد', text: 'القواعد', level: 3 },
    { id: 'get-orders', text: 'GET /orders', level: 4 },
  ]);
});

it('keeps heading IDs unique, also if a heading looks like a numbered duplicate', () => {
  expect(headings('# A\n\n# A 2\n\n# A\n\n# !\n\n> # A', 'rules-').map(({ id }) => id)).toEqual([
    'rules-a',
    'rules-a-2',
    'rules-a-3',
    'rules-section',
    'rules-a-4',
  ]);
});

it.each([
  ['**Bold** and [a link](/faq)', 'Bold and a link'],
  ['# News\n\nFirst.\nSecond.', 'News First. Second.'],
  ['- one\n- two\n\n> said', 'one two said'],
  ['', ''],
])('%j becomes %j in one line', (text, words) => {
  expect(toSingleLine(fromMarkdown(text))).toBe(words);
});
