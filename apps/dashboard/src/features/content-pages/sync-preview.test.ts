import { expect, test } from 'vitest';
import { headingIndexAt, syncPreview } from './sync-preview.ts';

const text = ['Before', '# One', 'first', '```', '# no heading', '```', '## Two', 'second'].join('\n');

test.each([
  ['Before', -1],
  ['One', 0],
  ['first', 0],
  ['no heading', 0],
  ['Two', 1],
  ['second', 1],
])('the cursor in %j is below heading %i', (words, place) => {
  expect(headingIndexAt(text, text.indexOf(words))).toBe(place);
});

test('the preview scrolls to the section with the cursor', () => {
  const source = document.createElement('textarea');
  source.value = text;
  const preview = document.createElement('div');
  preview.innerHTML = '<h3>One</h3><h4>Two</h4>';
  const [, two] = preview.children;
  Object.assign(two as HTMLElement, { getBoundingClientRect: () => ({ top: 300 }) });
  source.setSelectionRange(text.length, text.length);
  syncPreview(source, preview);
  expect(preview.scrollTop).toBe(300);
  source.setSelectionRange(0, 0);
  syncPreview(source, preview);
  expect(preview.scrollTop).toBe(0);
});
