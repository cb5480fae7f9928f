import type { OrderStatus } from '@boostdesk/catalogs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import {
  climb,
  completeOrder,
  GOOD_CARD,
  matches,
  order,
  PROOF,
  paidOrder,
  reachTarget,
  runningOrder,
  SECRETS,
} from './support/orders.ts';

type Who =
  | 'itsCustomer'
  | 'itsBooster'
  | 'otherCustomer'
  | 'otherBooster'
  | 'unfitBooster'
  | 'moderator'
  | 'senior'
  | 'admin';
let app: TestApp;
let people: Record<Who, SignedIn>;
const ids = new Map<OrderStatus, number>();

beforeAll(async () => {
  app = await startApp();
  people = {
    itsCustomer: await app.customer('Mina'),
    itsBooster: await app.booster({ name: 'Kaito' }),
    otherCustomer: await app.customer(),
    otherBooster: await app.booster(),
    unfitBooster: await app.booster({ games: [10] }),
    moderator: await app.staff(4),
    senior: await app.staff(5),
    admin: await app.staff(1),
  };
  const { itsCustomer: mina, itsBooster: kaito } = people;
  ids.set(5, (await order(mina)).id);
  ids.set(0, (await paidOrder(mina)).id);
  ids.set(1, (await runningOrder(mina, kaito)).id);
  ids.set(2, (await completeOrder(mina, kaito)).id);
  const paused = await runningOrder(mina, kaito);
  ids.set(3, (await kaito.call('order.pause', { id: paused.id })).order.id);
  const suspended = await runningOrder(mina, kaito);
  await app.database.db.updateTable('orders').set({ status: 4 }).where('id', '=', suspended.id).execute();
  ids.set(4, suspended.id);
});
afterAll(() => app.close());

const ENDING = {
  reason: 'Asked for by mail',
  settlement: 'allToCustomer',
  refundTo: 'coins',
  figures: { refund: 1, earned: 0, kept: 0 },
} as const;
const bodies = {
  'order.pay': { card: GOOD_CARD },
  'order.look': {},
  'order.lockIn': {},
  'order.pause': {},
  'order.unpause': {},
  'order.logProgress': { rank: 14 },
  'order.stepProgress': { step: 'win' },
  'order.undoProgress': { event: 1 },
  'order.complete': { proof: PROOF },
  'order.rate': { stars: 4, text: 'Good.' },
  'order.tip': { amount: 100, card: GOOD_CARD },
  'order.saveCredentials': SECRETS,
  'order.revealCredentials': {},
  'order.withdraw': {},
  'order.drop': { reason: 'No time left' },
  'order.assign': { reason: 'Longest on the board', booster: 1 },
  'order.unassign': { reason: 'Does not answer' },
  'order.suspend': { reason: 'Under review' },
  'order.resume': { reason: 'Reviewed' },
  'order.extendDeadline': { reason: 'The servers are down', deadline: '2026-04-01T00:00:00.000Z' },
  'order.changePrice': { price: 1, reason: 'Slow start', figures: { refund: 1, earned: 0, kept: 0 } },
  'order.changeShare': { percent: 1, reason: 'Short notice', figures: { refund: 1, earned: 0, kept: 0 } },
  'order.cancel': { ending: ENDING },
} as const;
type Call = keyof typeof bodies;

/** Users who may call, and in which status; all others get `role` (403), `unseen` (404) or `seen` (409). */
const allowed: Record<
  Call,
  { readonly who: readonly Who[]; readonly role: readonly Who[]; readonly status: readonly OrderStatus[] }
> = (() => {
  const customers: Who[] = ['itsCustomer', 'otherCustomer'];
  const boosters: Who[] = ['itsBooster', 'otherBooster', 'unfitBooster'];
  const staff: Who[] = ['moderator', 'senior', 'admin'];
  const parties: Who[] = ['itsCustomer', 'itsBooster', ...staff];
  return {
    'order.pay': { who: ['itsCustomer'], role: [...boosters, ...staff], status: [5] },
    'order.look': { who: ['itsBooster', 'otherBooster'], role: [...customers, ...staff], status: [0] },
    'order.lockIn': { who: ['itsBooster', 'otherBooster'], role: [...customers, ...staff], status: [0] },
    'order.pause': { who: parties, role: [], status: [1] },
    'order.unpause': { who: parties, role: [], status: [3] },
    'order.logProgress': { who: ['itsBooster'], role: [...customers, ...staff], status: [1] },
    'order.stepProgress': { who: ['itsBooster'], role: [...customers, ...staff], status: [1] },
    'order.undoProgress': { who: ['itsBooster'], role: [...customers, ...staff], status: [1] },
    'order.complete': { who: ['itsBooster', ...staff], role: customers, status: [1] },
    'order.rate': { who: ['itsCustomer'], role: [...boosters, ...staff], status: [2] },
    'order.tip': { who: ['itsCustomer'], role: [...boosters, ...staff], status: [2] },
    'order.saveCredentials': { who: ['itsCustomer'], role: [...boosters, ...staff], status: [5, 0, 1, 3] },
    'order.revealCredentials': { who: parties, role: [], status: [1] },
    'order.withdraw': { who: ['itsCustomer'], role: [...boosters, ...staff], status: [5] },
    'order.drop': { who: ['itsBooster'], role: [...customers, ...staff], status: [1, 3] },
    'order.assign': { who: staff, role: [...customers, ...boosters], status: [0] },
    'order.unassign': { who: staff, role: [...customers, ...boosters], status: [1, 3] },
    'order.suspend': { who: staff, role: [...customers, ...boosters], status: [0, 1, 3] },
    'order.resume': { who: staff, role: [...customers, ...boosters], status: [4] },
    'order.extendDeadline': { who: staff, role: [...customers, ...boosters], status: [0, 1, 3, 4] },
    'order.changePrice': {
      who: ['senior', 'admin'],
      role: [...customers, ...boosters, 'moderator'],
      status: [0, 1, 3, 4],
    },
    'order.changeShare': { who: staff, role: [...customers, ...boosters], status: [1, 3, 4] },
    'order.cancel': {
      who: ['senior', 'admin'],
      role: [...customers, ...boosters, 'moderator'],
      status: [0, 1, 3, 4, 5],
    },
  };
})();

const cases = (Object.keys(bodies) as Call[]).flatMap((call) =>
  ([0, 1, 2, 3, 4, 5] as const).flatMap((status) =>
    (
      [
        'itsCustomer',
        'itsBooster',
        'otherCustomer',
        'otherBooster',
        'unfitBooster',
        'moderator',
        'senior',
        'admin',
      ] as const
    ).map((who) => ({ call, status, who })),
  ),
);

/** Before lock-in the order is on the board for matching boosters, such as its later booster. */
function sees(who: Who, status: OrderStatus): boolean {
  if (['itsCustomer', 'moderator', 'senior', 'admin'].includes(who)) return true;
  if (status === 0) return who === 'itsBooster' || who === 'otherBooster';
  return status !== 5 && who === 'itsBooster';
}

const forbidden = cases.filter(({ call, who, status }) => {
  const rule = allowed[call];
  // A repeated lock-in by the order’s booster gets the first answer, as long as they play it.
  if (call === 'order.lockIn' && who === 'itsBooster' && [1, 3, 4].includes(status)) return false;
  return !(rule.who.includes(who) && rule.status.includes(status));
});

describe('a refused call changes nothing', () => {
  it.each(forbidden)('$call in status $status by $who', async ({ call, who, status }) => {
    const id = ids.get(status) ?? 0;
    // Staff and the customer may reveal in any status; here no details are saved.
    const before = await app.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    const response = await app.send(call, { id, ...bodies[call] }, { token: people[who].token });
    const taken =
      (call === 'order.lockIn' || call === 'order.look') && who === 'otherBooster' && [1, 3, 4].includes(status);
    const seenStatus = sees(who, status) || taken ? 409 : 404;
    const expected = allowed[call].role.includes(who) ? 403 : seenStatus;
    expect([response.status, await response.text()]).toEqual([
      expected,
      expected === 403 ? 'Forbidden' : expect.stringMatching(/\.$/),
    ]);
    expect(response.headers.get('x-error-code')).toBe(
      { 403: 'forbidden', 404: 'not_found', 409: taken ? 'already_taken' : 'conflict' }[expected],
    );
    const after = await app.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    expect(after).toEqual(before);
  });

  it('every call is tested for eight users in each status', () => {
    expect(cases).toHaveLength(23 * 6 * 8);
  });
});

describe('a call for an unknown order', () => {
  it.each(['order.get', 'order.pause', 'order.unpause', 'order.revealCredentials'] as const)(
    '%s returns 404',
    async (call) => {
      await expect(people.admin.call(call, { id: 999_999 })).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe('order.logProgress', () => {
  it.each([
    ['', {}],
    ['', { note: 'Only words' }],
    ['rank', { rank: 59 }],
    ['rank', { rank: 27, lp: 2000 }],
    ['rank', { rank: 12, won: true }],
    ['rank', { rank: 12 }],
    ['lp', { lp: 101, won: true }],
    ['lp', { rank: 14, lp: 2000, won: true }],
    ['done', { done: 3 }],
    ['note', { rank: 12, correction: true }],
  ])('of a climb returns 422 for the field %j: %j', async (field, logged) => {
    const { id } = await runningOrder(people.itsCustomer, people.itsBooster);
    const fields = field === '' ? {} : { [field]: expect.any(String) };
    await expect(people.itsBooster.call('order.logProgress', { id, ...logged })).rejects.toMatchObject({
      status: 422,
      fields,
    });
  });

  it.each([
    ['rank', { rank: 3 }],
    ['lp', { lp: 3 }],
    ['done', { done: 11 }],
    ['done', { done: -1 }],
  ])('of a count returns 422 for the field %j: %j', async (field, logged) => {
    const { id } = await runningOrder(people.itsCustomer, people.itsBooster, matches);
    await expect(people.itsBooster.call('order.logProgress', { id, ...logged })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    });
  });

  it('lowers the count only as a correction with a note', async () => {
    const { id } = await runningOrder(people.itsCustomer, people.itsBooster, matches);
    await people.itsBooster.call('order.logProgress', { id, done: 4 });
    const less = { id, done: 3 };
    await expect(people.itsBooster.call('order.logProgress', less)).rejects.toMatchObject({
      status: 422,
      fields: { done: expect.any(String) },
    });
    const corrected = { ...less, correction: true, note: 'One was a remake' };
    const { order: now } = await people.itsBooster.call('order.logProgress', corrected);
    expect(now.progress).toMatchObject({ done: 3, percent: 30 });
    expect(now.events.at(-1)?.data).toMatchObject({ done: 3, correction: true, note: 'One was a remake' });
  });

  it('returns 0 percent when the account falls below its start', async () => {
    const { id } = await runningOrder(people.itsCustomer, people.itsBooster);
    const { order: fallen } = await people.itsBooster.call('order.logProgress', { id, rank: 12, won: false });
    expect(fallen).toMatchObject({ progress: { now: 12, percent: 0 }, lost: 1 });
  });
});

describe('reviews, proofs and repeated calls', () => {
  it('order.rate returns 409 for a rated order', async () => {
    const { id } = await completeOrder(people.itsCustomer, people.itsBooster);
    await people.itsCustomer.call('order.rate', { id, stars: 5, text: '' });
    await expect(people.itsCustomer.call('order.rate', { id, stars: 1, text: '' })).rejects.toMatchObject({
      status: 409,
      message: 'This order has already been rated.',
    });
  });

  it.each(['javascript:alert(1)', 'ftp://files.example/a', 'nothing'])(
    'order.complete rejects the proof link %s',
    async (link) => {
      const { id } = await runningOrder(people.itsCustomer, people.itsBooster);
      const proof = { ...PROOF, link };
      await expect(people.itsBooster.call('order.complete', { id, proof })).rejects.toMatchObject({ status: 422 });
    },
  );

  it('order.complete called several times at once completes the order once', async () => {
    const { id } = await runningOrder(people.itsCustomer, people.itsBooster, climb);
    await reachTarget(people.itsBooster, id);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => people.itsBooster.call('order.complete', { id, proof: PROOF })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const booked = await app.database.db.selectFrom('earnings').selectAll().where('order_id', '=', id).execute();
    expect(booked).toHaveLength(1);
  });

  it('order.pause and order.unpause called by several users at once succeed once', async () => {
    const { id } = await runningOrder(people.itsCustomer, people.itsBooster);
    for (const call of ['order.pause', 'order.unpause'] as const) {
      const press = (user: SignedIn) => user.call(call, { id });
      const results = await Promise.allSettled([people.itsCustomer, people.itsBooster, people.moderator].map(press));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
