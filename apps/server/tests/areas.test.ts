import { randomBytes } from 'node:crypto';
import { areas, type CallName, calls } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../src/seed/seed.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Request } from './support/calls.ts';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  app = await startApp();
  const vaultKey = randomBytes(32);
  await seedDemo({ db: app.database.db, clock: app.clock.now, print: () => undefined, vaultKey });
  admin = await app.staff();
  moderator = await app.staff(4);
  for (const screen of ['/orders', '/order/:id']) {
    await admin.call('pageError.report', { message: 'x is not a function', stack: '', screen });
  }
  const [owed] = await admin.call('payout.getCandidates', {});
  if (owed !== undefined) await admin.call('payout.propose', { booster: owed.booster.id, currency: owed.currency });
}, 120_000);
afterAll(() => app.close());

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
interface Page {
  readonly items: readonly Row[];
  readonly next: string | null;
  readonly total: number | null;
}
const names = Object.keys(areas) as (keyof typeof areas)[];

async function ask(name: string, body: object): Promise<Page> {
  const response = await app.send(`${name}.getPage` as CallName, body, { token: admin.token });
  expect(response.status, `${name} ${JSON.stringify(body)}`).toBe(200);
  return response.json() as Promise<Page>;
}

async function fetchAllPages(name: string, query: object): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await ask(name, { limit: 37, ...query, ...(cursor === undefined ? {} : { cursor }) });
    rows.push(...page.items);
    if (page.next === null) return rows;
    cursor = page.next;
  }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe.each(names)('the area %s', (name) => {
  test('has rows in the demo, and lists each row once in every order and direction', async () => {
    const { total } = await ask(name, {});
    expect(total).toBeGreaterThan(0);
    for (const sort of areas[name].sorts) {
      const up = idsOf(await fetchAllPages(name, { sort, direction: 'ascending' }));
      const down = idsOf(await fetchAllPages(name, { sort, direction: 'descending' }));
      expect(new Set(up).size, sort).toBe(total);
      expect(down, sort).toEqual(up.toReversed());
    }
  });

  test('finds a row by its number, and no row by a text that occurs nowhere', async () => {
    const [row] = (await ask(name, { limit: 1 })).items;
    expect(idsOf(await fetchAllPages(name, { text: `#${row?.id}` }))).toContain(row?.id);
    expect(await ask(name, { text: 'nothing-is-called-this 100%' })).toEqual({ items: [], next: null, total: 0 });
  });

  test('returns the same row alone as in the list', async () => {
    const [row] = (await ask(name, { limit: 1 })).items;
    const response = await app.send(`${name}.get` as CallName, { id: row?.id }, { token: admin.token });
    expect(await response.json()).toEqual({ row });
  });

  test.each(['', 'x', '!', Buffer.from('1:1\u0000').toString('base64url'), Buffer.from('9:abc').toString('base64url')])(
    'answers the invalid cursor %j with 422 or the first page',
    async (cursor) => {
      for (const sort of areas[name].sorts) {
        const response = await app.send(`${name}.getPage` as CallName, { cursor, sort }, { token: admin.token });
        expect([200, 422], sort).toContain(response.status);
      }
    },
  );

  test('the contract defines who may read and who may change an area', () => {
    const own = calls.filter((call) => call.name.startsWith(`${name}.`));
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const call of own) expect(call.right, call.name).not.toBe('signedIn');
  });
});

describe('the users area', () => {
  const page = (request: Request<'users.getPage'>) => moderator.call('users.getPage', request);

  test('finds users by every word of name or address', async () => {
    const mina = await app.customer('Mina Areal');
    const found = await page({ text: `areal ${mina.email}` });
    expect(found.items).toMatchObject([{ id: mina.id, name: 'Mina Areal', banned: false, role: 3, orders: 0 }]);
    expect((await page({ text: 'areal nobody' })).items).toEqual([]);
  });

  test('filters by role and by account status', async () => {
    const rui = await app.customer('Rui Filtered');
    await moderator.call('account.ban', { id: rui.id });
    expect((await page({ text: 'filtered', filter: { banned: true } })).items).toMatchObject([{ id: rui.id }]);
    expect((await page({ text: 'filtered', filter: { banned: false } })).items).toEqual([]);
    expect((await page({ text: 'filtered', filter: { role: [1, 2] } })).items).toEqual([]);
    const staff = await page({ filter: { role: [1, 4] }, limit: 500 });
    expect(new Set(staff.items.map(({ role }) => role))).toEqual(new Set([1, 4]));
  });

  test('sorts names without regard to case', async () => {
    for (const name of ['ba sorted', 'Cc sorted', 'zz sorted', 'Aa sorted']) await app.customer(name);
    const sorted = async (direction: 'ascending' | 'descending') =>
      (await page({ text: 'sorted', sort: 'name', direction })).items.map(({ name }) => name);
    const up = ['Aa sorted', 'ba sorted', 'Cc sorted', 'zz sorted'];
    expect(await sorted('ascending')).toEqual(up);
    expect(await sorted('descending')).toEqual(up.toReversed());
  });
});

test('the employees filter by game includes employees of all games', async () => {
  const one = await app.booster({ name: 'Only Valorant', games: [15], platforms: ['PC'] });
  const all = await app.booster({ name: 'Only Everything', games: null, platforms: ['Mobile'] });
  const page = async (filter: Request<'employees.getPage'>['filter']) =>
    idsOf((await moderator.call('employees.getPage', { text: 'only', filter })).items).sort();
  expect(await page({ game: [15, 4] })).toEqual([one.id, all.id].sort());
  expect(await page({ game: [3] })).toEqual([all.id]);
  expect(await page({ platform: ['PC'] })).toEqual([one.id]);
});
