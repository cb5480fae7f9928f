import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

/** More than a page of a search looks through. */
const ENTRIES = 45_000;

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
  await app.database.query(
    `insert into site_log (at, action, object_kind, object_id, after)
     select timestamp '2026-01-01' + n * interval '1 second', 'coupon.edit', 'coupons', n::text,
            jsonb_build_object('code', case when n = 7 then 'needle' when n % 1000 = 0 then 'straw' else 'hay' end)
     from generate_series(1, $1::int) n`,
    [ENTRIES],
  );
});
afterAll(() => app.close());

/** Objects of the entries on each page. */
async function search(text: string, direction: 'ascending' | 'descending', limit = 50): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await admin.call('sitelogs.getPage', { text, direction, limit, cursor });
    pages.push(page.items.map(({ object }) => object.id));
    if (page.next === null) return pages;
    cursor = page.next;
  }
}

test('a search looks through a part of a long log per page, and says that there is more', async () => {
  expect(await search('needle', 'descending')).toEqual([[], [], ['7']]);
  expect(await search('needle', 'ascending')).toEqual([['7'], [], []]);
  expect(await admin.call('sitelogs.getPage', { text: 'needle' })).toMatchObject({ items: [], total: null });
});

test.each(['ascending', 'descending'] as const)('a search finds each entry once, %s', async (direction) => {
  const ids = Array.from({ length: ENTRIES / 1000 }, (_, index) => String((index + 1) * 1000));
  const found = await search('straw', direction, 7);
  expect(found.flat()).toEqual(direction === 'ascending' ? ids : ids.toReversed());
});

test('a search of exactly one part is complete', async () => {
  const at = { since: '2026-01-01T00:00:01.000Z', before: '2026-01-01T05:33:21.000Z' };
  const page = await admin.call('sitelogs.getPage', { text: 'straw', filter: { at } });
  expect(page).toMatchObject({ next: null, total: 20 });
});

test('a filter narrows what a search looks through, and its matches are counted', async () => {
  const at = { since: '2026-01-01T00:00:00.000Z', before: '2026-01-01T01:00:00.000Z' };
  const page = await admin.call('sitelogs.getPage', { text: 'straw', filter: { at } });
  expect(page).toMatchObject({ next: null, total: 3 });
});
