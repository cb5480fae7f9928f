import type { DrawingAsked } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '../src/app/config.ts';
import { speak } from '../src/app/i18n.ts';
import type { FrameNode } from '../src/app/kept/frame/frame-node.ts';
import { servedConfig } from '../src/testing/config.ts';
import { orderRow } from '../src/testing/order-row.ts';
import { tokenFor } from '../src/testing/token.ts';
import { drawOrders } from './draw-orders.tsx';
import { tableWidth } from './table-width.ts';

const config = parseConfig(servedConfig);
const rows = Array.from({ length: 50 }, (_, index) => orderRow(10_050 - index));
const desktop = { width: 1440, height: 900 };
const asked = (changes: Partial<DrawingAsked> = {}): DrawingAsked => ({
  token: tokenFor({ role: ROLE.customer, name: 'Mina Park' }),
  language: 'en',
  window: desktop,
  list: { items: rows, next: 'more' },
  counts: { all: 50, byStatus: [{ status: 1, count: 7 }], archived: 2 },
  ...changes,
});

const wordsOf = (node: FrameNode): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((child) => wordsOf(child as FrameNode))
        .join(' ');
const find = (node: FrameNode, is: (attributes: Readonly<Record<string, string>>) => boolean): FrameNode[] => {
  if (typeof node === 'string') return [];
  const [, attributes, ...children] = node;
  return [...(is(attributes) ? [node] : []), ...children.flatMap((child) => find(child, is))];
};
async function drawn(changes: Partial<DrawingAsked> = {}) {
  const nodes = await drawOrders(asked(changes), config);
  const page: FrameNode = ['div', {}, ...nodes];
  return {
    words: wordsOf(page).replace(/\s+/g, ' '),
    rows: find(page, ({ role }) => role === 'row').length,
    has: (name: string, value: string) => find(page, (attributes) => attributes[name] === value).length > 0,
  };
}

const height = innerHeight;
beforeEach(() => speak('en'));
afterEach(() => {
  globalThis.innerHeight = height;
  localStorage.clear();
});
afterAll(() => speak('en'));

test('the screen is drawn whole: who looks, where they can go, how many there are, the rows that the window holds', async () => {
  const { words, rows: count, has } = await drawn();
  for (const said of ['Home', 'Orders', 'Logout', 'All 50', 'Processing 7', 'Cancelled 2', '#10050', 'Price'])
    expect(words).toContain(said);
  expect(has('aria-label', 'Mina Park’s profile')).toBe(true);
  expect(words).not.toContain('Welcome');
  // 700 px below what stands above a table, in rows of 44, and its head.
  expect(count).toBe(17);
});

test('a window that holds fewer rows is drawn fewer', async () => {
  expect((await drawn({ window: { width: 1440, height: 640 } })).rows).toBe(11);
});

test('a phone is drawn cards', async () => {
  const { words, rows: count } = await drawn({ window: { width: 390, height: 844 } });
  expect(count).toBe(0);
  expect(words).toContain('#10050');
});

test('each in their language', async () => {
  expect((await drawn({ language: 'de' })).words).toContain('Aufträge');
  expect((await drawn({ language: 'ar' })).words).toContain('الطلبات');
  expect((await drawn()).words).toContain('Orders');
});

test('a booster sees a share and the board, and a menu and rows as they have chosen them', async () => {
  const token = tokenFor({ role: ROLE.booster });
  const usual = await drawn({ token });
  expect(usual.words).toContain('Your share');
  expect(usual.words).toContain('Board');
  expect(usual.has('data-collapsed', 'true')).toBe(false);
  const chosen = await drawn({ token, window: { ...desktop, sidebar: 'rail', density: 'compact' } });
  expect(chosen.has('data-collapsed', 'true')).toBe(true);
  expect(chosen.has('data-density', 'compact')).toBe(true);
});

test('two that are drawn one after the other know nothing of each other', async () => {
  const booster = tokenFor({ role: ROLE.booster, name: 'Kaito' });
  const compact = { ...desktop, density: 'compact', sidebar: 'rail' } as const;
  const theirs = await drawn({ token: booster, window: compact, language: 'de' });
  expect(theirs.has('data-density', 'compact')).toBe(true);
  const own = await drawn({ list: { items: rows.slice(0, 1), next: null } });
  expect(own.has('data-density', 'compact')).toBe(false);
  expect(own.has('aria-label', 'Mina Park’s profile')).toBe(true);
  for (const word of ['Kaito', 'Aufträge', 'Board', '#10049']) expect(own.words).not.toContain(word);
});

test('a customer’s menu stays as it is, whatever somebody else has chosen in their browser', async () => {
  // Two columns more would have room beside a rail.
  const window = { width: 1200, height: 900 };
  const usual = await drawn({ window });
  expect(await drawn({ window: { ...window, sidebar: 'rail' } })).toEqual({ ...usual, has: expect.any(Function) });
});

test('a token that says nothing is an error', async () => {
  await expect(drawOrders(asked({ token: 'a.b.c' }), config)).rejects.toThrow('malformed');
});

describe('the room for a table', () => {
  test.each([
    ['a phone', 390, false, 340],
    ['a window with the menu at its side', 1440, false, 1270],
    ['one with a rail', 1440, true, 1334],
  ])('in %s', (_, window, hasRail, width) => {
    expect(tableWidth(window, hasRail)).toBe(width);
  });
});
