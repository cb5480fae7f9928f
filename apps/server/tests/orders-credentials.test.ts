import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../src/services.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, completeOrder, finish, matches, paidOrder, runningOrder, SECRETS } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let nova: SignedIn;
let sara: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito' });
  nova = await app.booster({ name: 'Nova' });
  sara = await app.staff(4);
});
afterAll(() => app.close());

async function sealed(): Promise<number> {
  const { id } = await runningOrder(mina, kaito);
  await mina.call('order.saveCredentials', { id, ...SECRETS });
  return id;
}

async function cancelled(id: number): Promise<void> {
  const { price } = (await mina.call('order.get', { id })).order;
  const figures = { refund: price.amount, earned: 0, kept: 0 };
  const ending = { reason: 'Asked for', settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
  await (await app.staff(5)).call('order.cancel', { id, ending });
}

/** Matches plain text and the hexadecimal bytes of PostgreSQL. */
const isThere = (text: string) =>
  Object.values(SECRETS).some((secret) => text.includes(secret) || text.includes(Buffer.from(secret).toString('hex')));

describe('account details', () => {
  it('cannot have a password of only spaces', async () => {
    const { id } = await paidOrder(mina);
    const blank = mina.call('order.saveCredentials', { id, ...SECRETS, password: '   ' });
    await expect(blank).rejects.toMatchObject({ status: 422, fields: { password: 'This field is required' } });
  });

  it('are missing on a paid order until they are saved, and every list says so', async () => {
    const { id } = await paidOrder(mina);
    const isMissing = async () =>
      (await mina.call('order.getList', { scope: 'mine' })).items.find((row) => row.id === id)?.accountMissing;
    expect(await isMissing()).toBe(true);
    await mina.call('order.saveCredentials', { id, ...SECRETS });
    expect(await isMissing()).toBe(false);
  });

  it('can be revealed by the booster in Processing, for 30 seconds', async () => {
    const id = await sealed();
    expect(await kaito.call('order.revealCredentials', { id })).toEqual({ ...SECRETS, accountName: null, seconds: 30 });
  });

  it('are logged at each reveal, and the customer sees who revealed them', async () => {
    const id = await sealed();
    await kaito.call('order.revealCredentials', { id });
    await sara.call('order.revealCredentials', { id });
    const { events } = (await mina.call('order.get', { id })).order;
    expect(events.filter(({ kind }) => kind === 'credentials_revealed').map(({ actor }) => actor?.name)).toEqual([
      'Kaito',
      sara.name,
    ]);
    const { messages } = await mina.call('chatMessage.getHistory', { order: id });
    expect(messages.filter(({ code }) => code === 'credentials_revealed').map(({ params }) => params)).toEqual([
      { by: 'Kaito' },
      { by: sara.name },
    ]);
    const log = await app.database.db
      .selectFrom('site_log')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'order.revealCredentials')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { actor_id: kaito.id, before: {}, after: {} },
      { actor_id: sara.id, before: {}, after: {} },
    ]);
    const [notice] = await mina.call('notification.getNotifications', {});
    expect(notice).toMatchObject({ order: id, message: expect.stringContaining(sara.name) });
  });

  it('cannot be revealed by anybody else, nor by the booster before lock-in, while paused or afterwards', async () => {
    const waiting = await paidOrder(mina);
    await mina.call('order.saveCredentials', { id: waiting.id, ...SECRETS });
    await expect(kaito.call('order.revealCredentials', { id: waiting.id })).rejects.toMatchObject({ status: 409 });

    const id = await sealed();
    await expect(nova.call('order.revealCredentials', { id })).rejects.toMatchObject({ status: 404 });
    const stranger = await app.customer();
    await expect(stranger.call('order.revealCredentials', { id })).rejects.toMatchObject({ status: 404 });
    await mina.call('order.pause', { id });
    await expect(kaito.call('order.revealCredentials', { id })).rejects.toMatchObject({
      status: 409,
      message: 'Account details are available only while the order is Processing.',
    });
    await mina.call('order.unpause', { id });
    await finish(kaito, id);
    await expect(kaito.call('order.revealCredentials', { id })).rejects.toMatchObject({ status: 409 });
    expect((await mina.call('order.revealCredentials', { id })).login).toBe(SECRETS.login);
  });

  it('cannot be revealed before they are saved', async () => {
    const { id } = await runningOrder(mina, kaito);
    await expect(kaito.call('order.revealCredentials', { id })).rejects.toMatchObject({
      status: 409,
      message: 'No account details have been saved yet.',
    });
  });

  it.each([
    ['duo queue', { ...climb, serviceId: 3 }],
    ['coaching', { ...matches, serviceId: 30 }],
  ])('are refused for a service that needs none: %s', async (_, choice) => {
    const { id, credentials } = await paidOrder(mina, choice);
    expect(credentials.needed).toBe(false);
    await expect(mina.call('order.saveCredentials', { id, ...SECRETS })).rejects.toMatchObject({
      status: 409,
      message: 'This order doesn’t need account details.',
    });
  });

  it('are refused when nothing is left to play', async () => {
    const { id } = await completeOrder(mina, kaito);
    await expect(mina.call('order.saveCredentials', { id, ...SECRETS })).rejects.toMatchObject({ status: 409 });
  });

  it('can be saved again, and the latest are revealed', async () => {
    const id = await sealed();
    await mina.call('order.saveCredentials', { id, login: 'other', password: ' with spaces ' });
    expect(await kaito.call('order.revealCredentials', { id })).toEqual({
      login: 'other',
      password: ' with spaces ',
      accountName: null,
      note: null,
      seconds: 30,
    });
  });

  it.each(['complete', 'cancelled'])('are erased a week after the order is %s, and the order says so', async (how) => {
    const id = await sealed();
    await (how === 'complete' ? finish(kaito, id) : cancelled(id));
    const ended = how === 'complete' ? 'completed_at' : 'cancelled_at';
    const { credentials } = createServices({
      publicUrl: app.url,
      siteUrl: app.url,
      db: app.database.db,
      clock: app.clock.now,
      signingKey: randomBytes(32),
      vaultKey: randomBytes(32),
      chatLimit: 60,
      guessLimit: 10,
      uploadLimit: 600,
      testPayments: true,
      redis: null,
      publisher: { isShared: false, publish: () => undefined },
      onError: (error) => app.errors.push(error),
    }).orders;
    const state = async () => (await mina.call('order.get', { id })).order.credentials;
    const playing = await sealed();
    await app.database.db
      .updateTable('orders')
      .set({ [ended]: sql`${sql.ref(ended)} - interval '6 days'` })
      .where('id', '=', id)
      .execute();
    await credentials.sweep();
    expect(await state()).toMatchObject({ saved: true, erasedAt: null });
    await app.database.db
      .updateTable('orders')
      .set({ [ended]: sql`${sql.ref(ended)} - interval '1 day'` })
      .where('id', '=', id)
      .execute();
    await credentials.sweep();
    expect(await state()).toEqual({ needed: true, saved: false, savedAt: null, erasedAt: expect.any(String) });
    await expect(mina.call('order.revealCredentials', { id })).rejects.toMatchObject({
      status: 409,
      message: 'The account details were deleted after the order ended.',
    });
    const rows = await app.database.db.selectFrom('credentials').select('order_id').execute();
    expect(rows.map((row) => row.order_id)).not.toContain(id);
    expect(rows.map((row) => row.order_id)).toContain(playing);
  });

  it('are in no answer, event, log or row in plain text', async () => {
    const id = await sealed();
    await kaito.call('order.revealCredentials', { id });
    for (const user of [mina, kaito, sara]) {
      const answers = await Promise.all([
        user.call('order.get', { id }),
        user.call('order.getList', { scope: user === sara ? 'all' : 'mine' }),
        user.call('chatMessage.getHistory', { order: id }),
        user.call('notification.getNotifications', {}),
        user.call('event.getSince', { seq: 0 }),
      ]);
      expect(isThere(JSON.stringify(answers))).toBe(false);
    }
    const tables = await app.database.query("select tablename from pg_tables where schemaname = 'public'");
    const names = tables.flatMap((row) => (row instanceof Object && 'tablename' in row ? [String(row.tablename)] : []));
    expect(names).toContain('credentials');
    for (const name of names) {
      const [row] = await app.database.query(`select string_agg(r::text, ' ') as text from "${name}" r`);
      expect([name, isThere(JSON.stringify(row))]).toEqual([name, false]);
    }
  });
});
