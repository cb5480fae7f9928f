import { orderStatusCodes } from '@boostdesk/catalogs';
import { describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS } from './actor.ts';
import { assertCan, checkPermission } from './can.ts';
import type { OrderSubject } from './order-rules.ts';
import type { Action, SubjectOf } from './permissions.ts';
import type { DenialReason } from './reasons.ts';

type OrderAction = {
  [A in Action]: [SubjectOf<A>] extends [never] ? never : OrderSubject extends SubjectOf<A> ? A : never;
}[Action];

const facts = { trial: false, games: [3], platforms: ['PC'] };
const admin: Actor = { id: 10, role: 1 };
const booster: Actor = { id: 20, role: 2, employee: facts };
const otherBooster: Actor = { id: 21, role: 2, employee: { ...facts, games: [15] } };
const customer: Actor = { id: 30, role: 3 };
const otherCustomer: Actor = { id: 31, role: 3 };

const orderIn = (status: OrderSubject['status']): OrderSubject => ({
  ...{ customerId: 30, boosterId: 20, status, gameId: 3, platform: 'PC', priceAmount: 9_200 },
});
const [awaiting, processing, complete, paused, , unpaid] = orderStatusCodes;

/** A case for each reason of each order rule. */
const refusals: readonly (readonly [OrderAction, Actor, OrderSubject['status'], DenialReason])[] = [
  ['order.get', otherCustomer, processing, 'notYours'],
  ['order.get', otherBooster, awaiting, 'notYours'],
  ['order.pay', otherCustomer, unpaid, 'notItsCustomer'],
  ['order.pay', customer, processing, 'wrongStatus'],
  ['order.look', booster, processing, 'wrongStatus'],
  ['order.look', otherBooster, awaiting, 'otherGames'],
  ['order.look', { id: 22, role: 2 }, awaiting, 'otherGames'],
  ['order.lockIn', booster, processing, 'wrongStatus'],
  ['order.lockIn', otherBooster, awaiting, 'otherGames'],
  ['order.lockIn', customer, awaiting, 'role'],
  ['order.assign', admin, processing, 'wrongStatus'],
  ['order.pause', otherCustomer, processing, 'notYours'],
  ['order.pause', customer, paused, 'wrongStatus'],
  ['order.pause', ANONYMOUS, processing, 'signIn'],
  ['order.unpause', otherBooster, paused, 'notYours'],
  ['order.unpause', customer, processing, 'wrongStatus'],
  ['order.logProgress', otherBooster, processing, 'notItsBooster'],
  ['order.logProgress', booster, paused, 'wrongStatus'],
  ['order.undoProgress', otherBooster, processing, 'notItsBooster'],
  ['order.undoProgress', booster, paused, 'wrongStatus'],
  ['order.complete', otherBooster, processing, 'notItsBooster'],
  ['order.complete', booster, paused, 'wrongStatus'],
  ['order.complete', booster, processing, 'targetNotReached'],
  ['order.withdraw', otherCustomer, unpaid, 'notItsCustomer'],
  ['order.withdraw', customer, awaiting, 'wrongStatus'],
  ['order.extendDeadline', admin, complete, 'wrongStatus'],
  ['order.drop', otherBooster, processing, 'notItsBooster'],
  ['order.drop', booster, complete, 'wrongStatus'],
  ['order.unassign', admin, awaiting, 'wrongStatus'],
  ['order.suspend', admin, complete, 'wrongStatus'],
  ['order.resume', admin, paused, 'wrongStatus'],
  ['order.cancel', admin, complete, 'wrongStatus'],
  ['order.cancel', { id: 40, role: 4 }, awaiting, 'role'],
  ['order.changePrice', admin, complete, 'wrongStatus'],
  ['order.changePrice', { id: 40, role: 4 }, processing, 'role'],
  ['order.changeShare', admin, awaiting, 'wrongStatus'],
  ['order.changeShare', admin, complete, 'wrongStatus'],
  ['order.rate', otherCustomer, complete, 'notItsCustomer'],
  ['order.rate', customer, processing, 'wrongStatus'],
  ['order.tip', otherCustomer, complete, 'notItsCustomer'],
  ['order.tip', customer, processing, 'wrongStatus'],
  ['order.readGuide', otherCustomer, complete, 'notYours'],
  ['order.writeGuide', otherBooster, processing, 'notItsBooster'],
  ['order.writeGuide', booster, paused, 'wrongStatus'],
  ['order.deliverGuide', otherBooster, processing, 'notItsBooster'],
  ['order.viewPlay', otherCustomer, processing, 'notYours'],
  ['order.planSession', otherCustomer, processing, 'notYours'],
  ['order.planSession', booster, complete, 'wrongStatus'],
  ['order.setPlaying', otherBooster, processing, 'notItsBooster'],
  ['order.setPlaying', booster, paused, 'wrongStatus'],
  ['order.poke', otherCustomer, processing, 'notItsCustomer'],
  ['order.poke', customer, paused, 'wrongStatus'],
  ['favorite.add', otherCustomer, complete, 'notItsCustomer'],
  ['favorite.add', customer, processing, 'wrongStatus'],
  ['order.shareTracking', otherCustomer, processing, 'notItsCustomer'],
  ['order.openDispute', otherCustomer, processing, 'notItsCustomer'],
  ['order.openDispute', customer, awaiting, 'wrongStatus'],
  ['order.resolveDispute', admin, unpaid, 'wrongStatus'],
  ['order.saveCredentials', otherCustomer, processing, 'notItsCustomer'],
  ['order.saveCredentials', customer, complete, 'wrongStatus'],
  ['order.revealCredentials', otherBooster, processing, 'notYours'],
  ['order.revealCredentials', booster, paused, 'hiddenWhilePaused'],
  ['order.viewLog', otherCustomer, processing, 'notYours'],
  ['chat.read', otherCustomer, processing, 'notYours'],
  ['chat.send', otherCustomer, processing, 'notYours'],
  ['chat.send', customer, unpaid, 'wrongStatus'],
  ['chat.schedule', otherCustomer, processing, 'notYours'],
  ['chat.schedule', customer, complete, 'wrongStatus'],
  ['room.chat', otherBooster, processing, 'notYours'],
  ['earnings.viewOrder', otherBooster, complete, 'notItsBooster'],
];

test.each(refusals)('%s refuses %j in status %i: %s', (action, actor, status, reason) => {
  expect(checkPermission(action, actor, orderIn(status))).toMatchObject({ ok: false, reason });
});

test.each<[OrderAction, Actor]>([
  ['order.pause', customer],
  ['order.cancel', admin],
])('%s refuses a cancelled order as cancelled', (action, actor) => {
  const cancelled = { ...orderIn(processing), cancelled: true };
  expect(checkPermission(action, actor, cancelled)).toMatchObject({ ok: false, reason: 'cancelled' });
});

describe('a trial booster', () => {
  const onTrial: Actor = { id: 20, role: 2, employee: { ...facts, trial: true } };
  test.each<[string, OrderSubject['priceAmount'], number | null, DenialReason | null]>([
    ['may lock in at the price limit', 100, 100, null],
    ['may not lock in above the price limit', 101, 100, 'trialPrice'],
    ['may not lock in at an unknown price', null, 100, 'trialPrice'],
    ['may lock in at an unknown price without a limit', null, null, null],
  ])('%s', (_what, priceAmount, trialMaxPrice, reason) => {
    const decision = checkPermission('order.look', onTrial, { ...orderIn(awaiting), priceAmount }, { trialMaxPrice });
    expect(decision.ok ? null : decision.reason).toBe(reason);
  });
});

describe('subjects other than orders', () => {
  test.each<[string, () => ReturnType<typeof checkPermission>, DenialReason | null]>([
    ['another user’s room', () => checkPermission('room.user', admin, { id: 30 }), 'notYours'],
    [
      'an order room that one did not ask for',
      () => checkPermission('room.orders', booster, { orderNotification: false }),
      'notYours',
    ],
    ['the actor’s own room', () => checkPermission('room.user', admin, { id: 10 }), null],
    [
      'the order room with order notifications',
      () => checkPermission('room.orders', booster, { orderNotification: true }),
      null,
    ],
    ['another user’s data', () => checkPermission('coins.view', customer, { id: 31, role: 3 }), 'notYours'],
    ['banning oneself', () => checkPermission('user.ban', admin, { id: 10, role: 1 }), 'oneself'],
    ['banning a colleague', () => checkPermission('user.ban', { id: 40, role: 4 }, { id: 50, role: 5 }), 'higherRole'],
    [
      'a payout to another, to propose',
      () => checkPermission('payout.propose', admin, { boosterId: 20, proposedById: null, amount: 1 }),
      null,
    ],
    [
      'a payout to oneself, to withdraw',
      () => checkPermission('payout.withdraw', admin, { boosterId: 10, proposedById: 11, amount: 1 }),
      'oneself',
    ],
    [
      'a payout to oneself, to propose',
      () => checkPermission('payout.propose', admin, { boosterId: 10, proposedById: null, amount: 1 }),
      'oneself',
    ],
  ])('%s', (_what, decide, reason) => {
    const decision = decide();
    expect(decision.ok ? null : decision.reason).toBe(reason);
  });
});

test.each([null, undefined])('a missing subject (%s) gives notYours', (nothing) => {
  expect(checkPermission('order.get', admin, nothing as never)).toMatchObject({ ok: false, reason: 'notYours' });
});

test('the message of a ForbiddenError contains the action and the reason', () => {
  const act = () => assertCan('order.pause', otherCustomer, orderIn(processing));
  expect(act).toThrow('order.pause refused: notYours');
});
