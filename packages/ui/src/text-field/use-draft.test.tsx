// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft.ts';

type Draft = ReturnType<typeof useDraft>;

let root: Root;
let box: Draft;
const told = vi.fn();

function Box({ value, delay = 0 }: { value: string; delay?: number }) {
  box = useDraft(value, '', delay, told);
  return null;
}

const set = (value: string, delay = 0) => act(async () => root.render(<Box value={value} delay={delay} />));
const type = (text: string) => act(async () => box.change(text));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root.unmount());
});

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

it('what is set from outside while typing rests is what counts: the text that it replaced is told no more', async () => {
  vi.useFakeTimers();
  await set('', 500);
  await type('typed');
  await set('outside', 500);
  await act(async () => vi.runAllTimers());
  expect(box.draft).toBe('outside');
  expect(told).not.toHaveBeenCalled();
});

it('what still waits when the field leaves the page is told all the same, once', async () => {
  vi.useFakeTimers();
  await set('', 500);
  await type('typed');
  await act(async () => root.render(null));
  expect(told.mock.calls.flat()).toEqual(['typed']);
  await act(async () => vi.runAllTimers());
  expect(told).toHaveBeenCalledOnce();
});

it('an echo that comes while typing rests takes the text on its way from nobody', async () => {
  vi.useFakeTimers();
  await set('', 500);
  await type('a');
  await act(async () => vi.runAllTimers());
  await type('ab');
  await set('a', 500);
  await act(async () => vi.runAllTimers());
  expect(told.mock.calls.flat()).toEqual(['a', 'ab']);
});

const text = fc.constantFrom('', 'a', 'ab', 'abc');

it('once the field was left, whatever is set from outside is shown', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.array(text, { minLength: 1 })), text, async (bursts, outside) => {
      const key = crypto.randomUUID();
      const redraw = (value: string) => act(async () => root.render(<Box key={key} value={value} />));
      await redraw('');
      for (const burst of bursts) {
        // An app that draws once for several letters hears all and answers with the last.
        await act(async () => {
          for (const each of burst) box.change(each);
        });
        await redraw(burst.at(-1) ?? '');
      }
      await act(async () => box.leave());
      await redraw(outside);
      expect(box.draft).toBe(outside);
    }),
    { numRuns: 50 },
  ));
