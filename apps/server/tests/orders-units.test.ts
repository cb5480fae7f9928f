import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { apexWins, paidOrder, runningOrder, SECRETS } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito', games: [1, 7], platforms: ['PC'], share: 60 });
});
afterAll(() => app.close());

describe('games that are sold by their links', () => {
  // @spec 2.9-3
  it('are counted in their unit, and need account details', async () => {
    const { id, progress, purchase, credentials } = await paidOrder(mina, apexWins);
    expect({ progress, purchase }).toEqual({
      progress: { kind: 'count', unit: 'wins', done: 0, target: 5, percent: 0 },
      purchase: 'Wins, 5 wins',
    });
    expect(credentials).toMatchObject({ needed: true, saved: false });
    expect(await mina.call('order.getNoLogin', {})).toEqual({ id });
    const saved = (await mina.call('order.saveCredentials', { id, ...SECRETS })).order;
    expect(saved.credentials).toMatchObject({ needed: true, saved: true });
    await kaito.call('order.lockIn', { id });
    // A lost match adds no win; this rule is for wins, not for hours.
    const lost = kaito.call('order.logProgress', { id, done: 1, won: false });
    await expect(lost).rejects.toMatchObject({ status: 422, fields: { done: expect.stringMatching(/lost/) } });
    const { order: logged } = await kaito.call('order.logProgress', { id, done: 2, won: true });
    expect(logged.progress).toEqual({ kind: 'count', unit: 'wins', done: 2, target: 5, percent: 40 });
    const rows = (await mina.call('order.getList', { scope: 'mine' })).items;
    expect(rows.find((row) => row.id === id)?.progress).toMatchObject({ unit: 'wins' });
  });

  it('keep counting hours on orders that were sold by the hour', async () => {
    const { id } = await runningOrder(mina, kaito, apexWins);
    const quote = JSON.stringify([{ code: 'units', params: { unit: 'hours', count: 5 }, amount: 10_000 }]);
    await app.database.db.updateTable('orders').set({ quote }).where('id', '=', id).execute();
    const { order: logged } = await kaito.call('order.logProgress', { id, done: 1, won: false });
    expect(logged.progress).toEqual({ kind: 'count', unit: 'hours', done: 1, target: 5, percent: 20 });
  });

  it('need no account details for lessons', async () => {
    const lessons = { serviceId: null, gameId: 1, serviceSlug: 'dota-2-coaching', currency: 'USD', count: 2 } as const;
    const { id, progress, credentials } = await paidOrder(mina, lessons);
    expect({ progress, needed: credentials.needed }).toMatchObject({ progress: { unit: 'hours' }, needed: false });
    const given = mina.call('order.saveCredentials', { id, ...SECRETS });
    await expect(given).rejects.toMatchObject({ status: 409 });
  });
});
