import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { filterSections } from './find-sections.ts';

const page = `Read this first.

# Rules

## Orders

Be on time.

### Deadlines

A *dead*line moves. See [the list][list].

## Money

Once a week.

### Fines

Off the payout.

[list]: /list
`;

const findIn = (text: string, word: string) =>
  filterSections(fromMarkdown(text), text, (words) => words.toLowerCase().includes(word));
const find = (word: string) => findIn(page, word);

it('keeps matching sections below their headings, and link definitions', () => {
  expect(find('deadline moves')).toEqual({
    text: '# Rules\n\n## Orders\n\n### Deadlines\n\nA *dead*line moves. See [the list][list].\n\n[list]: /list',
    count: 1,
  });
});

it('keeps everything below a matching heading', () => {
  const { text, count } = find('money');
  expect(text).toBe('# Rules\n\n## Money\n\nOnce a week.\n\n### Fines\n\nOff the payout.\n\n[list]: /list');
  expect(count).toBe(2);
});

it('treats text before the first heading as its own section', () => {
  expect(find('first')).toEqual({ text: 'Read this first.\n\n[list]: /list', count: 1 });
});

it('keeps only link definitions without a match, and everything if all match', () => {
  expect(find('refund')).toEqual({ text: '[list]: /list', count: 0 });
  expect(find('')).toEqual({ text: page.trim(), count: 6 });
});

it('ignores headings in quotes and code blocks', () => {
  expect(findIn('# A\n\n> # B\n\n```\n# C\n```', 'c').count).toBe(1);
});
