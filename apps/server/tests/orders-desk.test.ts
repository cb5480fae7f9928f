import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { climb, GOOD_CARD, HAND_OVER, order, paidOrder, runningOrder, SECRETS } from './support/orders.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let nova: SignedIn;
let sara: SignedIn;
let moderator: SignedIn;
const clients: SocketClient[] = [];

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito', share: 60 });
  nova = await app.booster({ name: 'Nova', share: 70 });
  sara = await app.staff(5);
  moderator = await app.staff(4);
});
afterAll(async () => {
  for (const client of clients) client.close();
  await app.close();
});

const why = { reason: 'A reason that is read later' } as const;
const HOUR = 3600;
const secondsFrom = (one: string | null, other: string | null) =>
  (Date.parse(other ?? '') - Date.parse(one ?? '')) / 1000;

async function sums() {
  const { accounts, sums: all } = await (await app.staff()).call('ledger.getTotals', {});
  for (const { sum } of all) expect(sum).toBe(0);
  return Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]));
}
const grown = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([kind, sum]) => [kind, sum - (before[kind] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
const lastNotice = async (user: SignedIn) => (await user.call('notification.getNotifications', {}))[0];
const lastEvent = (seen: OrderView) => seen.events.at(-1);
const lastLog = async (id: number) => {
  const row = app.database.db.selectFrom('site_log').selectAll().where('object_id', '=', `${id}`).orderBy('id', 'desc');
  return (await row.executeTakeFirst()) ?? null;
};
const archive = async (user: SignedIn, scope: 'mine' | 'all') => {
  const { items } = await user.call('order.getList', { scope, archived: true });
  return items.map(({ id }) => id);
};
const listed = async (user: SignedIn, scope: 'mine' | 'all' | 'board') => {
  const { items } = await user.call('order.getList', { scope });
  return items.map(({ id }) => id);
};

describe('order.withdraw of an unpaid order', () => {
  it('moves the order to the archive and removes it from all lists', async () => {
    const { id } = await order(mina);
    const before = await mina.call('order.getCounts', { scope: 'mine' });
    const { order: gone } = await mina.call('order.withdraw', { id });
    expect(gone).toMatchObject({ status: 5, cancelledAt: expect.any(String), ending: null });
    expect(lastEvent(gone)).toMatchObject({ kind: 'cancelled', actor: { id: mina.id } });
    expect([await listed(mina, 'mine'), await archive(mina, 'mine')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    const after = await mina.call('order.getCounts', { scope: 'mine' });
    expect([after.all, after.archived]).toEqual([before.all - 1, before.archived + 1]);
    await expect(mina.call('order.pay', { id, card: GOOD_CARD })).rejects.toMatchObject({ status: 409 });
    await expect(mina.call('order.withdraw', { id })).rejects.toMatchObject({
      status: 409,
      message: 'This order has been cancelled.',
    });
  });
});

describe('order.assign', () => {
  it('is allowed for staff and a booster whose games and platforms match', async () => {
    const wrong = await app.booster({ games: [15], name: 'Wrong' });
    const { id } = await paidOrder(mina);
    const fitting = await moderator.call('order.getAssignable', { id });
    expect(fitting.map(({ booster }) => booster.name)).toEqual(expect.arrayContaining(['Kaito', 'Nova']));
    expect(fitting.map(({ booster }) => booster.id)).not.toContain(wrong.id);
    for (const booster of [wrong.id, mina.id, 999_999]) {
      await expect(moderator.call('order.assign', { id, booster, ...why })).rejects.toMatchObject({
        status: 422,
        fields: { booster: expect.any(String) },
      });
    }
    const { order: given } = await moderator.call('order.assign', { id, booster: nova.id, ...why });
    expect(given).toMatchObject({ status: 1, booster: { id: nova.id }, share: { percent: 70 } });
    expect(lastEvent(given)).toMatchObject({ kind: 'assigned', data: { booster: 'Nova', ...why } });
    expect(await lastLog(id)).toMatchObject({ action: 'order.assign', actor_id: moderator.id, after: why });
    for (const user of [mina, nova]) {
      expect((await lastNotice(user))?.message).toBe(`Order #${id} was assigned to Nova.`);
    }
    await expect(moderator.call('order.assign', { id, booster: kaito.id, ...why })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('is refused for a banned booster', async () => {
    const gone = await app.booster({ name: 'Gone' });
    await app.database.db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', gone.id).execute();
    const { id } = await paidOrder(mina);
    const fitting = await moderator.call('order.getAssignable', { id });
    expect(fitting.map(({ booster }) => booster.id)).not.toContain(gone.id);
    await expect(moderator.call('order.assign', { id, booster: gone.id, ...why })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('order.drop and order.unassign', () => {
  it.each([
    ['dropped', 'order.drop', () => kaito],
    ['unassigned', 'order.unassign', () => moderator],
  ] as const)(
    'return the order to the board with its progress and without its booster: %s',
    async (kind, call, who) => {
      const { id } = await runningOrder(mina, kaito);
      await kaito.call('order.logProgress', { id, rank: 15, won: true });
      await mina.call('order.saveCredentials', { id, ...SECRETS });
      const client = await connectSocket(app.url, kaito.token);
      clients.push(client);
      expect(await client.ask('create', { rooms: [chatRoom(id)] })).toMatchObject({ ok: true, joined: [chatRoom(id)] });

      const { order: back } = await who().call(call, { id, ...why, note: HAND_OVER });
      expect(back).toMatchObject({ status: 0, booster: null, startedAt: null, progress: { now: 15, percent: 50 } });
      expect((await lastNotice(mina))?.message).toContain(why.reason);
      expect(await lastLog(id)).toMatchObject({ action: call, after: why });
      expect((await mina.call('order.get', { id })).order.events.at(-1)).toMatchObject({ kind, data: why });
      expect(await listed(nova, 'board')).toContain(id);
      expect(await listed(kaito, 'mine')).not.toContain(id);

      // The former booster sees the order as every other booster does, without further events.
      expect((await kaito.call('order.get', { id })).order.events).toEqual([]);
      for (const refused of ['order.revealCredentials', 'order.pause'] as const) {
        await expect(kaito.call(refused, { id })).rejects.toMatchObject({ status: 409 });
      }
      await expect(kaito.call('chatMessage.getHistory', { order: id })).rejects.toMatchObject({ status: 404 });
      await client.flush();
      const before = client.payloads('message').length;
      await nova.call('order.lockIn', { id });
      await mina.call('order.pause', { id });
      await client.flush();
      expect(client.payloads('message')).toHaveLength(before);
    },
  );

  it('end a running pause', async () => {
    const { id, deadline } = await runningOrder(mina, kaito);
    await mina.call('order.pause', { id });
    app.clock.forward(HOUR);
    await moderator.call('order.unassign', { id, ...why });
    const { order: back } = await mina.call('order.get', { id });
    expect(back).toMatchObject({ status: 0, pausedSince: null, pausedSeconds: 0 });
    expect(secondsFrom(deadline, back.deadline)).toBe(HOUR);
    const { order: again } = await nova.call('order.lockIn', { id });
    expect(again).toMatchObject({ status: 1, pausedSince: null, share: { percent: 70 } });
  });
});

describe('order.suspend', () => {
  const start = {
    awaiting: () => paidOrder(mina),
    processing: () => runningOrder(mina, kaito),
    paused: async () => {
      const { id } = await runningOrder(mina, kaito);
      return (await mina.call('order.pause', { id })).order;
    },
  };
  it.each(['awaiting', 'processing', 'paused'] as const)(
    'stops an order that is %s, and order.resume restores that status',
    async (from) => {
      const { id, status, deadline, pausedSince } = await start[from]();
      const { order: stopped } = await moderator.call('order.suspend', { id, ...why });
      expect(stopped).toMatchObject({ status: 4, suspendedFrom: status });
      expect((await lastNotice(mina))?.message).toBe(`Order #${id} was suspended: ${why.reason}.`);
      expect(await lastLog(id)).toMatchObject({ action: 'order.suspend', after: why });
      await expect(kaito.call('order.logProgress', { id, won: true })).rejects.toMatchObject({
        status: from === 'awaiting' ? 404 : 409,
      });
      expect(await listed(nova, 'board')).not.toContain(id);

      app.clock.forward(HOUR);
      const { order: on } = await moderator.call('order.resume', { id, ...why });
      expect(on).toMatchObject({ status, suspendedFrom: null });
      if (from === 'paused') {
        // The pause continues, and moves the deadline when it ends.
        expect(on).toMatchObject({ pausedSince, deadline });
        const { order: played } = await mina.call('order.unpause', { id });
        expect(secondsFrom(deadline, played.deadline)).toBe(HOUR);
      } else {
        expect(secondsFrom(deadline, on.deadline)).toBe(HOUR);
        expect(on.pausedSince).toBeNull();
      }
      expect(await lastLog(id)).not.toBeNull();
    },
  );
});

describe('order.extend', () => {
  it('lets staff move the deadline to a later time', async () => {
    const { id, deadline } = await runningOrder(mina, kaito);
    const later = new Date(Date.parse(deadline ?? '') + 48 * HOUR * 1000).toISOString();
    for (const wrong of [deadline ?? '', '2020-01-01T00:00:00.000Z', '2036-01-01T00:00:00.000Z']) {
      await expect(moderator.call('order.extendDeadline', { id, deadline: wrong, ...why })).rejects.toMatchObject({
        status: 422,
        fields: { deadline: expect.any(String) },
      });
    }
    const { order: moved } = await moderator.call('order.extendDeadline', { id, deadline: later, ...why });
    expect(moved.deadline).toBe(later);
    expect(lastEvent(moved)).toMatchObject({ kind: 'deadline_extended', data: { ...why, seconds: 48 * HOUR } });
    expect((await lastNotice(kaito))?.message).toContain(why.reason);
  });

  it('is refused for an order without a deadline', async () => {
    const { id } = await runningOrder(mina, kaito, { serviceId: 15, currency: 'USD', platform: 'PC', count: 2 });
    const deadline = '2026-05-01T00:00:00.000Z';
    await expect(moderator.call('order.extendDeadline', { id, deadline, ...why })).rejects.toMatchObject({
      status: 409,
      message: 'This order has no deadline.',
    });
  });
});

describe('order.cancel', () => {
  const half = async () => {
    const { id } = await runningOrder(mina, kaito);
    await kaito.call('order.logProgress', { id, rank: 15, won: true });
    return id;
  };
  const back = { ...why, settlement: 'allToCustomer', figures: { refund: 4400, earned: 0, kept: 0 } } as const;
  const split = { ...why, settlement: 'byProgress', figures: { refund: 2200, earned: 1320, kept: 880 } } as const;

  it('refunds the full price in coins', async () => {
    const id = await half();
    const client = await connectSocket(app.url, mina.token);
    clients.push(client);
    const before = await sums();
    const { balance } = await mina.call('boostcoin.getBalance', { user_id: null });
    const { order: gone } = await sara.call('order.cancel', { id, ending: { ...back, refundTo: 'coins' } });
    expect(gone).toMatchObject({
      status: 1,
      cancelledAt: expect.any(String),
      ifStopped: null,
      estimate: null,
      ending: { reason: why.reason, settlement: 'allToCustomer', refund: 4400, refundTo: 'coins' },
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'cancelled', data: { reason: why.reason, refund: 4400, coins: 4400 } }),
      ]),
    });
    expect(grown(before, await sums())).toEqual({
      escrow: -4400,
      'coin-backing': 4400,
      coins: 4400,
      'coin-issue': -4400,
    });
    expect(await mina.call('boostcoin.getBalance', { user_id: null })).toEqual({ balance: balance + 4400 });
    // Stored, so that offline users learn of it too.
    expect(await client.event('coinsChanged')).toMatchObject({ balance: balance + 4400, seq: expect.any(Number) });
    for (const user of [mina, kaito]) {
      expect((await lastNotice(user))?.message).toBe(`Order #${id} was cancelled: ${why.reason}.`);
    }
    expect(await lastLog(id)).toMatchObject({ action: 'order.cancel', after: { end_reason: why.reason } });
    expect([await listed(kaito, 'mine'), await archive(kaito, 'mine')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    expect(await archive(sara, 'all')).toContain(id);
    await expect(kaito.call('order.logProgress', { id, won: true })).rejects.toMatchObject({ status: 409 });
  });

  it('settles by progress and marks the order as refunded', async () => {
    const id = await half();
    const before = await sums();
    await sara.call('order.cancel', { id, ending: { ...split, refundTo: 'provider' } });
    expect(grown(before, await sums())).toEqual({ escrow: -4400, provider: 2200, payable: 1320, revenue: 880 });
    expect((await kaito.call('earnings.getForOrder', { order: id })).earning).toMatchObject({ amount: 1320 });
  });

  it('removes an order from the board', async () => {
    const { id } = await paidOrder(mina);
    await sara.call('order.cancel', { id, ending: { ...back, refundTo: 'provider' } });
    expect(await listed(nova, 'board')).not.toContain(id);
    await expect(nova.call('order.lockIn', { id })).rejects.toMatchObject({ status: 404 });
  });

  it('refunds nothing for an unpaid order', async () => {
    const { id } = await order(mina);
    const before = await sums();
    const nothing = { ...back, refundTo: 'coins', figures: { refund: 0, earned: 0, kept: 0 } } as const;
    const { order: gone } = await sara.call('order.cancel', { id, ending: nothing });
    expect(gone.ending).toMatchObject({ refund: 0, refundTo: null });
    expect(grown(before, await sums())).toEqual({});
  });

  it('converts a price in euros to coins of the paid value', async () => {
    const { id, price } = await paidOrder(mina, { ...climb, currency: 'EUR' });
    const { balance } = await mina.call('boostcoin.getBalance', { user_id: null });
    const figures = { refund: price.amount, earned: 0, kept: 0 };
    await sara.call('order.cancel', { id, ending: { ...back, refundTo: 'coins', figures } });
    const { rate } = await mina.call('exchange.eurToUsd', {});
    const after = await mina.call('boostcoin.getBalance', { user_id: null });
    expect(Math.abs(after.balance - balance - price.amount * rate)).toBeLessThanOrEqual(1);
    await sums();
  });

  it('rejects amounts that differ from those shown', async () => {
    const id = await half();
    for (const figures of [back.figures, { refund: 2199, earned: 1321, kept: 880 }]) {
      const ending = { ...split, refundTo: 'coins', figures } as const;
      await expect(sara.call('order.cancel', { id, ending })).rejects.toMatchObject({ status: 409 });
    }
    expect((await mina.call('order.get', { id })).order.cancelledAt).toBeNull();
  });

  it('succeeds once, and repeats the answer for the same key', async () => {
    const id = await half();
    const ending = { ...split, refundTo: 'coins' } as const;
    const key = 'cancel-once-12345678';
    const before = await sums();
    const [first, second] = [
      await sara.call('order.cancel', { id, ending }, { key }),
      await sara.call('order.cancel', { id, ending }, { key }),
    ];
    expect(second).toEqual(first);
    expect(grown(before, await sums()).escrow).toBe(-4400);
    await expect(sara.call('order.cancel', { id, ending })).rejects.toMatchObject({ status: 409 });
  });
});

describe('a user who bought the order', () => {
  const own = { status: 409, message: 'This is your own order. Someone else has to do this.' };

  it('cannot be assigned to it as its booster', async () => {
    const buyer = await app.booster({ name: 'Buyer' });
    const id = await addOrder(app.database, { customer: buyer, status: ORDER_STATUS.awaiting });
    expect([await listed(nova, 'board'), await listed(buyer, 'board')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    await expect(buyer.call('order.look', { id })).rejects.toMatchObject(own);
    await expect(buyer.call('order.lockIn', { id })).rejects.toMatchObject(own);
    const fitting = await moderator.call('order.getAssignable', { id });
    expect(fitting.map(({ booster }) => booster.id)).not.toContain(buyer.id);
    await expect(moderator.call('order.assign', { id, booster: buyer.id, ...why })).rejects.toMatchObject({
      status: 422,
      fields: { booster: expect.any(String) },
    });
  });

  it('cannot cancel or complete it as staff', async () => {
    const buyer = await app.staff(5);
    const id = await addOrder(app.database, { customer: buyer, booster: kaito, status: ORDER_STATUS.processing });
    const figures = { refund: 1, earned: 0, kept: 0 };
    const ending = { ...why, settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
    await expect(buyer.call('order.cancel', { id, ending })).rejects.toMatchObject(own);
    await expect(buyer.call('order.complete', { id, proof: { note: 'It is done.' }, ending })).rejects.toMatchObject(
      own,
    );
  });
});

it('of a concurrent drop, suspension, cancellation and completion only one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await runningOrder(mina, kaito);
    const figures = { refund: 4400, earned: 0, kept: 0 };
    const ending = { ...why, settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
    const results = await Promise.allSettled([
      kaito.call('order.drop', { id, ...why }),
      moderator.call('order.unassign', { id, ...why }),
      sara.call('order.cancel', { id, ending }),
      sara.call('order.complete', { id, proof: { note: 'It was enough.' }, ending }),
    ]);
    const { order: after } = await mina.call('order.get', { id });
    const ended = results.slice(2).filter(({ status }) => status === 'fulfilled');
    expect(ended.length).toBeLessThanOrEqual(1);
    expect(ended.length === 1).toBe(after.cancelledAt !== null || after.status === 2);
    await sums();
  }
});
