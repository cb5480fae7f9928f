import { ORDER_STATUS } from '@boostdesk/catalogs';
import { describe, expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { can, checkPermission } from './can.ts';
import { canBeOfferedFirst, type OrderSubject, type RuleContext } from './order-rules.ts';

const facts = { trial: false, games: [3], platforms: ['PC'] };
const other: Actor = { id: 21, role: 2, employee: facts };
const customer: Actor = { id: 30, role: 3 };
const moderator: Actor = { id: 40, role: 4 };
const order: OrderSubject = {
  customerId: customer.id,
  boosterId: null,
  status: ORDER_STATUS.awaiting,
  gameId: 3,
  platform: 'PC',
  priceAmount: 9_200,
};

describe('an order that is offered to favourites first', () => {
  const until = 1_000;
  const favorite: Actor = { id: 26, role: 2, employee: facts };
  const offered = { ...order, firstOffer: { boosters: [favorite.id], until } };
  const reasonFor = (actor: Actor, context: RuleContext) => {
    const decision = checkPermission('order.lockIn', actor, offered, context);
    return decision.ok ? null : decision.reason;
  };

  test.each<[string, Actor, RuleContext, string | null]>([
    ['a favourite may lock it in', favorite, { now: 0 }, null],
    ['another booster may not', other, { now: until - 1 }, 'offeredFirst'],
    ['another booster may not at an unknown time', other, {}, 'offeredFirst'],
    ['another booster may when the offer has ended', other, { now: until }, null],
    ['games and platforms count first', { ...favorite, id: 27, employee: null }, { now: 0 }, 'otherGames'],
  ])('%s', (_what, actor, context, reason) => {
    expect(reasonFor(actor, context)).toBe(reason);
    expect(can('order.get', actor, offered, context)).toBe(reason === null);
    expect(can('order.look', actor, offered, context)).toBe(reason === null);
  });

  test('can be assigned by staff, and seen by them and its customer', () => {
    expect(can('order.assign', moderator, offered)).toBe(true);
    for (const who of [customer, moderator]) expect(can('order.get', who, offered)).toBe(true);
  });

  test('is offered to favourites whom it fits', () => {
    expect(canBeOfferedFirst(favorite, order)).toBe(true);
  });

  test.each<[string, Actor]>([
    ['on trial', { ...favorite, employee: { ...facts, trial: true } }],
    ['who play other games', { ...favorite, employee: { ...facts, games: [15] } }],
    ['who are no boosters any more', { ...favorite, employee: null }],
    ['who ordered it themselves', { ...favorite, id: order.customerId }],
  ])('is not offered to favourites %s', (_who, actor) => {
    expect(canBeOfferedFirst(actor, order)).toBe(false);
  });
});
