import { STAFF_ROOM } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Request } from './support/calls.ts';
import { completeOrder, PROOF, paidOrder, reachTarget, runningOrder } from './support/orders.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let admin: SignedIn;
let customer: SignedIn;
let booster: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
  customer = await app.customer('Dana Paid');
  booster = await app.booster({ name: 'Boro Paid', share: 60 });
});
afterAll(() => app.close());

const proposeEarned = async () => (await admin.call('payout.propose', { booster: booster.id, currency: 'USD' })).payout;
const propose = async () => {
  await completeOrder(customer, booster);
  return proposeEarned();
};
const payouts = async (request: Request<'payouts.getPage'>) =>
  (await admin.call('payouts.getPage', request)).items.map(({ id }) => id);

/** Expects one event to staff in the room, without the payout's id. */
async function expectToldOnce(live: SocketClient, step: () => Promise<unknown>): Promise<void> {
  await live.flush();
  const before = live.payloads('earningsChanged').length;
  await step();
  await vi.waitFor(() => expect(live.payloads('earningsChanged').length).toBeGreaterThan(before));
  await live.flush();
  expect(live.payloads('earningsChanged').slice(before)).toEqual([expect.objectContaining({ payout: null })]);
}

const logged = async (filter: Request<'sitelogs.getPage'>['filter']) =>
  (await admin.call('sitelogs.getPage', { filter })).items;

test('payouts are filtered by status, time and booster, and a row equals payout.get', async () => {
  const paid = await propose();
  await admin.call('payout.pay', { id: paid.id });
  const open = await propose();
  expect(await payouts({ filter: { status: ['proposed'] } })).toEqual([open.id]);
  expect(await payouts({ filter: { status: ['paid'], currency: ['USD'] } })).toEqual([paid.id]);
  expect(await payouts({ filter: { currency: ['EUR'] } })).toEqual([]);
  expect(await payouts({ text: 'boro' })).toEqual([open.id, paid.id]);
  const { row } = await admin.call('payouts.get', { id: paid.id });
  expect(row).toEqual((await admin.call('payout.get', { id: paid.id })).payout);
  const from = row.paidAt ?? '';
  const after = new Date(Date.parse(from) + 1).toISOString();
  expect(await payouts({ filter: { paid: { since: from, before: after } } })).toEqual([paid.id]);
  expect(await payouts({ filter: { proposed: { since: '2020-01-01T00:00:00Z', before: paid.proposedAt } } })).toEqual(
    [],
  );
  // Unpaid payouts come last.
  expect(await payouts({ sort: 'paid', direction: 'ascending' })).toEqual([paid.id, open.id]);
});

test('each step of a payout sends one event without its id to staff, and a withdrawn payout is gone', async () => {
  const other = await app.staff();
  const { id: open } = await propose();
  const live = await connectSocket(app.url, other.token);
  await live.ask('create', { rooms: [STAFF_ROOM] });
  await expectToldOnce(live, () => admin.call('payout.withdraw', { id: open }));
  let next = 0;
  await expectToldOnce(live, async () => {
    next = (await proposeEarned()).id;
  });
  await expectToldOnce(live, () => admin.call('payout.pay', { id: next }));
  live.close();
  expect((await app.send('payouts.get', { id: open }, { token: other.token })).status).toBe(404);
});

test('staff in the room get an event when new earnings can be paid out', async () => {
  const live = await connectSocket(app.url, admin.token);
  await live.ask('create', { rooms: [STAFF_ROOM] });
  const { id } = await runningOrder(customer, booster);
  await reachTarget(booster, id);
  const fine = { booster: booster.id, order: null, amount: 100, currency: 'USD', reason: 'Late' } as const;
  const steps = [
    () => admin.call('progresspays.create', { fields: { order: id, amount: 100, note: '' } }),
    () => booster.call('order.complete', { id, proof: PROOF }),
    () => admin.call('fines.create', { fields: fine }),
  ];
  for (const step of steps) await expectToldOnce(live, step);
  live.close();
});

test('the site log is filtered by time, kind, action, order and text of the change', async () => {
  const { id } = await completeOrder(customer, booster);
  const ofOrder = await logged({ order: id });
  expect(ofOrder.length).toBeGreaterThan(0);
  expect(new Set(ofOrder.map(({ object }) => `${object.kind} ${object.id}`))).toEqual(new Set([`order ${id}`]));
  const [newest] = ofOrder;
  const since = newest?.at ?? '';
  const before = new Date(Date.parse(since) + 1).toISOString();
  const numbers = async (filter: Request<'sitelogs.getPage'>['filter']) =>
    (await logged(filter)).map((entry) => entry.id);
  expect(await numbers({ at: { since, before } })).toContain(newest?.id);
  expect(await numbers({ at: { since: '2020-01-01T00:00:00Z', before: since } })).not.toContain(newest?.id);
  expect(new Set((await logged({ kind: ['payout'] })).map(({ object }) => object.kind))).toEqual(new Set(['payout']));
  expect(new Set((await logged({ action: ['payout.pay'] })).map(({ action }) => action))).toEqual(
    new Set(['payout.pay']),
  );
  await admin.call('contentPage.save', { slug: 'rules', text: 'Be on time, Rumpelstiltskin.', version: 0 });
  const { items, total } = await admin.call('sitelogs.getPage', { text: 'rumpelstiltskin' });
  expect(items).toMatchObject([{ action: 'contentPage.edit', actor: { id: admin.id } }]);
  expect(total).toBe(1);
  expect((await admin.call('sitelogs.get', { id: items[0]?.id ?? 0 })).row).toEqual(items[0]);
});

test('the site log is searched by numbers, user names and the labels of codes', async () => {
  const { id } = await paidOrder(customer);
  const actions = async (text: string, said?: NonNullable<Request<'sitelogs.getPage'>['filter']>['said']) => {
    const { items, total } = await admin.call('sitelogs.getPage', { text, filter: said && { said } });
    expect(total).toBe(items.length);
    return items.filter(({ object }) => object.id === String(id)).map(({ action }) => action);
  };
  await admin.call('order.assign', {
    id,
    booster: (await app.booster({ name: 'Quillon' })).id,
    reason: 'Asked for it',
  });
  expect(await actions(`#${id}`)).toContain('order.assign');
  expect(await actions('quillon')).toEqual(['order.assign']);
  expect(await actions(`#${id} gesperrt`)).toEqual([]);
  const said = [{ word: 'gesperrt', actions: ['order.pay'], kinds: [] }];
  expect(await actions(`#${id} gesperrt`, said)).toEqual(['order.pay']);
});

test('the site log is searched by amounts, labels and dates as the reader’s language formats them', async () => {
  type Said = NonNullable<NonNullable<Request<'sitelogs.getPage'>['filter']>['said']>[number];
  const word = 'meant';
  const found = async (said: Omit<Said, 'word' | 'actions' | 'kinds'>) => {
    const filter = { said: [{ word, actions: [], kinds: [], ...said }] };
    const { items, total } = await admin.call('sitelogs.getPage', { text: word, filter, limit: 500 });
    expect(total).toBe(items.length);
    return items.map(({ action, object }) => `${action} ${object.id}`);
  };
  const fine = { booster: booster.id, order: null, amount: 4_321, currency: 'USD', reason: 'Late' } as const;
  const { row } = await admin.call('fines.create', { fields: fine });
  const { id } = await runningOrder(customer, booster);
  await customer.call('order.pause', { id });
  expect(await found({ fields: [{ name: 'amount', values: ['4321'] }] })).toEqual([`fine.create ${row.id}`]);
  expect(await found({ fields: [{ name: 'amount', values: ['432'] }] })).toEqual([]);
  const paused = await found({ fields: [{ name: 'status', values: ['3'] }] });
  expect(paused).toContain(`order.pause ${id}`);
  expect(paused).not.toContain(`order.lockIn ${id}`);
  const now = app.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  expect(await found({ at: { since: at(-1000), before: at(1000) } })).toContain(`order.pause ${id}`);
  expect(await found({ at: { since: at(1000), before: at(2000) } })).toEqual([]);
});

test('the log of an order contains its progress payments, fines and add-ons, and none of another order', async () => {
  const [one, other] = [await runningOrder(customer, booster), await runningOrder(customer, booster)];
  for (const { id: order } of [one, other]) {
    await reachTarget(booster, order);
    await admin.call('progresspays.create', { fields: { order, amount: 100, note: '' } });
    await admin.call('fines.create', {
      fields: { booster: booster.id, order, amount: 100, currency: 'USD', reason: 'Late' },
    });
    await admin.call('addonpayments.create', { fields: { order, amount: 500, text: 'Streaming' } });
  }
  const kinds = (await logged({ order: one.id })).map(({ object }) => object.kind);
  expect(kinds.filter((kind) => kind !== 'order').sort()).toEqual(['addonpayments', 'fines', 'progresspays']);
});
