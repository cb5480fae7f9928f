import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { can, checkPermission } from './can.ts';
import type { OrderSubject } from './order-rules.ts';

const booster: Actor = { id: 21, role: 2, employee: { trial: false, games: [3], platforms: ['PC'] } };
const order: OrderSubject = {
  customerId: 30,
  boosterId: null,
  status: ORDER_STATUS.awaiting,
  gameId: 3,
  platform: 'PC',
  priceAmount: 9_200,
};

test.each(['order.lockIn', 'order.look'] as const)('%s is denied on vacation, for that reason only', (action) => {
  const denied = { ok: false, reason: 'onVacation' };
  expect(checkPermission(action, booster, order, { onVacation: true })).toMatchObject(denied);
  expect(checkPermission(action, booster, { ...order, gameId: 4 }, { onVacation: true })).toMatchObject({
    reason: 'otherGames',
  });
  expect(can(action, booster, order, { onVacation: false })).toBe(true);
  expect(can(action, booster, order)).toBe(true);
});

test('a booster on vacation still sees orders on the board, by their link', () => {
  expect(can('order.get', booster, order, { onVacation: true })).toBe(true);
});
