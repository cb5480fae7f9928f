import type { OrderEvent } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '../../../core/toasts.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { ProgressDialog } from '../progress-dialog.tsx';

const order = orderView(7, {
  progress: { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 13, lp: 40, target: 17, percent: 10 },
});
const entry: OrderEvent = { id: 31, kind: 'progress', at: '2026-11-29T12:00:00Z', actor: null, data: {} };

beforeEach(() => {
  toasts.resume('hidden');
  toasts.closeAll();
  // The queue is the app's own: it stays as other tests expect it.
  return () => {
    toasts.closeAll();
    toasts.pause('hidden');
  };
});

const importProgress = vi.fn((_request: unknown) => ({ order: { ...order, version: 2, events: [entry] } }));
const undoProgress = vi.fn((_request: unknown) => ({ order: { ...order, version: 3 } }));
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

const buttonOf = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const status = () => [...document.querySelectorAll('[role=status]')].at(-1)?.textContent;
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

async function openImport(answers: object = { importProgress, undoProgress }, shown = order) {
  stubLayout();
  const onClose = vi.fn();
  const { settle } = await renderInApp({
    node: <ProgressDialog order={shown} onClose={onClose} />,
    answers: { order: answers } as never,
  });
  await settle();
  await act(async () => buttonOf('Import several entries')?.click());
  await settle();
  const paste = async (text: string) => {
    const area = document.querySelector('textarea');
    if (area === null) throw new Error('no field');
    await typeInto(area, text);
    await settle();
  };
  return { settle, paste, onClose };
}

test('a preview shows what each line logs, and nothing is sent before it is confirmed', async () => {
  const { paste, settle, onClose } = await openImport();
  expect(submit()?.disabled).toBe(true);
  await paste('win\tGold III\t12\tClose one\nloss\t\t5');
  expect(rows()).toEqual([
    ['1', 'Match wonClose one', 'Gold III, 12 LP'],
    ['2', 'Match lost', 'Gold III, 5 LP'],
  ]);
  expect(importProgress).not.toHaveBeenCalled();
  expect(submit()?.textContent).toBe('Log 2 entries');
  await act(async () => submit()?.click());
  await settle();
  expect(importProgress.mock.calls[0]?.[0]).toEqual({
    id: 7,
    entries: [
      { won: true, rank: 14, lp: 12, note: 'Close one' },
      { won: false, lp: 5 },
    ],
  });
  expect(onClose).toHaveBeenCalled();
});

test('the whole import is undone from its toast', async () => {
  const { paste, settle } = await openImport();
  await paste('win\nloss\nwin');
  await act(async () => submit()?.click());
  await settle();
  const [toast] = toasts.getSnapshot().visible;
  expect(toast).toMatchObject({ message: '3 entries logged.', action: { label: 'Undo' } });
  await act(async () => toast?.action?.onAction());
  await settle();
  expect(undoProgress.mock.calls[0]?.[0]).toEqual({ id: 7, event: 31 });
});

test('lines with a problem are named and nothing can be logged', async () => {
  const { paste } = await openImport();
  await paste('win\ndraw\nwin,Gold IX\n,Iron I');
  expect(rows().slice(1)).toEqual([
    ['2', 'The result must be “Won” or “Lost”.'],
    ['3', 'This rank isn’t on the ladder.'],
    ['4', 'Without a lost match, progress can only go up.'],
  ]);
  expect(status()).toBe('3 lines have a problem. Correct them, or remove the lines.');
  expect(submit()?.disabled).toBe(true);
});

test('columns that are not used are named, and the lines can be logged', async () => {
  const { paste } = await openImport();
  await paste('Date;Result;Champion;LP\n1.12.;W;Ahri;52');
  expect(status()).toBe('Nothing is saved until you log the entries.Unused columns: Date, Champion.');
  expect(submit()?.disabled).toBe(false);
  await paste('Result;;LP\nW;Ahri;52');
  expect(status()).toContain('Unused column: column 2.');
  await paste(`Result;LP;${'ABCDEFG'.split('').join(';')}\nW;52`);
  expect(status()).toContain('Unused columns: A, B, C, D, E and 2 more.');
  await paste(`Result;LP;${'x'.repeat(41)}\nW;52`);
  expect(status()).toContain(`Unused column: ${'x'.repeat(40)}….`);
  await paste('Result;LP\nW;52');
  expect(status()).toBe('Nothing is saved until you log the entries.');
});

test('a win without more LP says why it is not logged', async () => {
  const { paste } = await openImport();
  await paste('win,,+0');
  expect(rows()).toEqual([['1', 'A won match gives at least 1 LP. Leave LP empty if it isn’t tracked.']]);
});

test('more than 50 lines are refused', async () => {
  const { paste } = await openImport();
  await paste(Array(51).fill('win').join('\n'));
  expect(status()).toBe('You can import up to 50 lines at once.');
  expect(rows()).toHaveLength(50);
  expect(submit()?.disabled).toBe(true);
});

test('a refusal of the server is shown and the lines stay', async () => {
  const { paste, settle, onClose } = await openImport({
    importProgress: () => {
      throw new FakeApiError('invalid', 'Without a lost match, progress can only go up.');
    },
  });
  await paste('win\nloss');
  await act(async () => submit()?.click());
  await settle();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('progress can only go up');
  expect(document.querySelector('textarea')?.value).toBe('win\nloss');
  expect(onClose).not.toHaveBeenCalled();
});

test('a line that the server refuses says why until it is changed', async () => {
  const { paste, settle } = await openImport({
    importProgress: () => {
      const reason = 'Without a lost match, progress can only go up.';
      throw new FakeApiError('invalid', reason, { 'entries.1.lp': reason });
    },
  });
  await paste('result\nwin\nloss');
  await act(async () => submit()?.click());
  await settle();
  const refused = ['3', 'Without a lost match, progress can only go up.'];
  expect([rows()[0]?.[1], rows()[1]]).toEqual(['Match won', refused]);
  await paste('result\nwin\nwin');
  expect([rows()[1]?.[1], document.querySelector('[role=alert]')]).toEqual(['Match won', null]);
});

describe('lines that are logged already', () => {
  const facts = [
    { won: true, rank: 13, lp: 52, percent: 12 },
    { won: false, rank: 13, lp: 40, percent: 10 },
  ];
  const events = facts.map((data, place): OrderEvent => ({ ...entry, id: 21 + place, data }));
  const logged = { ...order, events };

  test('are marked and left out', async () => {
    const { paste, settle } = await openImport(undefined, logged);
    await paste('win,,52\nloss,,40\nwin,,61');
    expect(rows()).toEqual([
      ['1', 'Match won', 'Already logged'],
      ['2', 'Match lost', 'Already logged'],
      ['3', 'Match won', 'Gold IV, 61 LP'],
    ]);
    expect(submit()?.textContent).toBe('Log 1 entry');
    await act(async () => submit()?.click());
    await settle();
    expect(importProgress.mock.calls[0]?.[0]).toEqual({ id: 7, entries: [{ won: true, lp: 61 }] });
  });

  test('are logged again when the booster asks for it', async () => {
    const { paste, settle } = await openImport(undefined, logged);
    await paste('win,,52\nloss,,40');
    expect([status(), submit()?.disabled]).toEqual(['All of these lines are already logged.', true]);
    const again = document.querySelector<HTMLInputElement>('input[type=checkbox]');
    expect(again?.closest('label')?.textContent).toBe('Log 2 lines again that are already logged');
    await act(async () => again?.click());
    await settle();
    expect(rows()).toEqual([
      ['1', 'Match won', 'Gold IV, 52 LP'],
      ['2', 'Match lost', 'Gold IV, 40 LP'],
    ]);
    expect(submit()?.textContent).toBe('Log 2 entries');
    await paste('win,,52\nloss,,40\nwin');
    expect(submit()?.textContent).toBe('Log 3 entries');
    await paste('win,,52\nloss,,41');
    await paste('win,,52\nloss,,40');
    expect(submit()?.textContent).toBe('Log 2 entries');
  });

  test('do not count towards the 50 lines, and a refusal names the line of the file', async () => {
    const reason = 'Without a lost match, progress can only go up.';
    const refuse = () => {
      throw new FakeApiError('invalid', reason, { 'entries.1.lp': reason });
    };
    const { paste, settle } = await openImport({ importProgress: refuse }, logged);
    await paste(`win,,52\nloss,,40\n${Array(50).fill('win').join('\n')}`);
    expect(submit()?.textContent).toBe('Log 50 entries');
    await act(async () => submit()?.click());
    await settle();
    expect(rows().filter((row) => row[1] === reason)).toEqual([['4', reason]]);
  });
});

describe('a chosen file', () => {
  const choose = async (file: File, settle: () => Promise<void>) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no field');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
  };
  const alert = () => document.querySelector('[role=alert]')?.textContent;
  const lines = () => document.querySelector('textarea')?.value;

  test('of 160,000 bytes is read, a larger one is not', async () => {
    const { settle } = await openImport();
    const large = new File(['x'.repeat(160_001)], 'large.csv');
    const read = vi.spyOn(large, 'arrayBuffer');
    await choose(large, settle);
    expect([alert(), lines(), read.mock.calls.length]).toEqual(['This file is too large for an import.', '', 0]);
    await choose(new File(['win', ' '.repeat(159_997)], 'wide.csv'), settle);
    expect([alert(), lines()?.startsWith('win')]).toEqual([undefined, true]);
  });

  test('of another encoding is read', async () => {
    const { settle } = await openImport();
    await choose(new File([Uint8Array.of(0x77, 0x69, 0x6e, 0x3b, 0x3b, 0x3b, 0xdf)], 'latin.csv'), settle);
    expect(lines()).toBe('win;;;ß');
  });

  test('that cannot be read says so, and the lines stay', async () => {
    const { paste, settle } = await openImport();
    await paste('win');
    const gone = new File(['loss'], 'gone.csv');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotReadableError'));
    await choose(gone, settle);
    expect([alert(), lines()]).toEqual(['Couldn’t read the file. Choose it again.', 'win']);
  });
});
