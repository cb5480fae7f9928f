import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

let app: TestApp;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, other] = [await app.staff(), await app.staff()];
});
afterAll(() => app.close());

const fields = { kind: 'fees', day: '2026-02-28', amount: 1234, currency: 'EUR', text: 'Card fees' } as const;
const add = async (more: object = {}) => (await admin.call('expenses.create', { fields: { ...fields, ...more } })).row;
const log = async () => (await admin.call('sitelogs.getPage', { limit: 5 })).items;

describe('expenses', () => {
  test('are created, changed and removed, each with a site log entry', async () => {
    const row = await add();
    expect(row).toMatchObject({ ...fields, version: 0, createdBy: { id: admin.id } });
    const changed = { ...fields, amount: 1300 };
    await other.call('expenses.update', { id: row.id, version: 0, fields: changed });
    expect(await admin.call('expenses.remove', { id: row.id, version: 1 })).toEqual({ ok: true });
    await expect(admin.call('expenses.get', { id: row.id })).rejects.toMatchObject({ status: 404 });
    const object = { kind: 'expenses', id: String(row.id) };
    expect(await log()).toMatchObject([
      { action: 'expense.remove', object, actor: { id: admin.id }, before: changed, after: null },
      { action: 'expense.edit', object, actor: { id: other.id }, before: { amount: 1234 }, after: { amount: 1300 } },
      { action: 'expense.create', object, before: null, after: fields },
    ]);
  });

  test('return 409 when an outdated version is removed, and concurrent removals succeed once', async () => {
    const row = await add();
    await other.call('expenses.update', { id: row.id, version: 0, fields: { ...fields, text: 'Other fees' } });
    await expect(admin.call('expenses.remove', { id: row.id, version: 0 })).rejects.toMatchObject({ status: 409 });
    const both = [admin, other].map((who) => who.call('expenses.remove', { id: row.id, version: 1 }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 404 } });
  });

  test('are created once for a repeated idempotency key', async () => {
    const text = 'Sent twice';
    const key = 'a2c31b5e-6f0a-4f5c-9f00-6c7f7c5c9a11';
    const sent = { fields: { ...fields, text } };
    const [one, two] = [
      await admin.call('expenses.create', sent, { key }),
      await admin.call('expenses.create', sent, { key }),
    ];
    expect(two).toEqual(one);
    expect((await admin.call('expenses.getPage', { text })).total).toBe(1);
  });

  test.each([
    ['amount', 0],
    ['amount', 12.5],
    ['amount', '12'],
    ['day', '2026-02-30'],
    ['day', 'yesterday'],
    ['day', '0000-01-01'],
    ['day', '9999-12-31'],
    ['kind', 'bribes'],
    ['currency', 'GBP'],
    ['text', ''],
  ])('are rejected with the invalid %s %j, and the error names the field', async (name, value) => {
    const response = await app.send(
      'expenses.create',
      { fields: { ...fields, [name]: value } },
      { token: admin.token },
    );
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([`fields.${name}`]);
  });

  test('are found by kind, currency and text', async () => {
    await add({ kind: 'salaries', currency: 'USD', text: 'Needle in the books', day: '2026-10-05' });
    const ask = async (filter: object) => (await admin.call('expenses.getPage', { text: 'needle', filter })).total;
    expect(await ask({ kind: ['salaries'], currency: ['USD'] })).toBe(1);
    expect(await ask({ kind: ['fees', 'other'] })).toBe(0);
    expect(await ask({ currency: ['EUR'] })).toBe(0);
    expect(await ask({ day: { from: '2026-10-05', to: '2026-10-05' } })).toBe(1);
    expect(await ask({ day: { from: '2026-10-06', to: '2026-10-31' } })).toBe(0);
    expect(await ask({ day: { from: '2026-09-01', to: '2026-10-04' } })).toBe(0);
  });
});
