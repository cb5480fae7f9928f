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

it('a late echo of an earlier value does not overwrite later typing', async () => {
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

it('an external value replaces the draft, also if it was typed some time ago', async () => {
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

it('a value transformed by the app replaces the draft', async () => {
  await set('');
  await type('ab ');
  await set('AB');
  expect(box.draft).toBe('AB');
});

it('an external value during the debounce delay cancels the pending report', async () => {
  vi.useFakeTimers();
  await set('', 500);
  await type('typed');
  await set('outside', 500);
  await act(async () => vi.runAllTimers());
  expect(box.draft).toBe('outside');
  expect(told).not.toHaveBeenCalled();
});

it('a pending value is reported once when the field unmounts', async () => {
  vi.useFakeTimers();
  await set('', 500);
  await type('typed');
  await act(async () => root.render(null));
  expect(told.mock.calls.flat()).toEqual(['typed']);
  await act(async () => vi.runAllTimers());
  expect(told).toHaveBeenCalledOnce();
});

it('an echo during the debounce delay does not cancel the pending value', async () => {
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

it('after blur, any external value is shown', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.array(text, { minLength: 1 })), text, async (bursts, outside) => {
      const key = crypto.randomUUID();
      const redraw = (value: string) => act(async () => root.render(<Box key={key} value={value} />));
      await redraw('');
      for (const burst of bursts) {
        // An app that batches changes renders only the last.
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
