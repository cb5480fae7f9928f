// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft.ts';

type Draft = ReturnType<typeof useDraft>;

let root: Root;
let box: Draft;
const told = vi.fn();

function Box({ value }: { value: string }) {
  box = useDraft(value, '', 0, told);
  return null;
}

const set = (value: string) => act(async () => root.render(<Box value={value} />));
const type = (text: string) => act(async () => box.change(text));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

it('a late echo of what was typed before takes no later letter away', async () => {
  await set('');
  await type('a');
  await type('ab');
  await set('a');
  expect(box.draft).toBe('ab');
  await type('abc');
  await set('ab');
  expect(box.draft).toBe('abc');
  await set('abc');
  expect(box.draft).toBe('abc');
  expect(told.mock.calls.flat()).toEqual(['a', 'ab', 'abc']);
});

it('a value that was not typed replaces the draft, also one that was typed some time ago', async () => {
  await set('');
  await type('a');
  await type('ab');
  await set('ab');
  await set('a');
  expect(box.draft).toBe('a');
  await type('az');
  await set('');
  expect(box.draft).toBe('');
});

it('what the app makes of a text replaces it', async () => {
  await set('');
  await type('ab ');
  await set('AB');
  expect(box.draft).toBe('AB');
});
