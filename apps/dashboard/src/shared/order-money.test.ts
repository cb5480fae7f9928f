import { ROLE } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { moneyOf } from './order-money.ts';

const price = { amount: 9200, currency: 'USD' } as const;
const earning = { amount: 5520, currency: 'USD' } as const;

test.each([
  ['a booster', ROLE.booster, earning, earning],
  ['a booster without a share', ROLE.booster, null, price],
  ['a customer', ROLE.customer, null, price],
  ['a moderator', ROLE.moderator, earning, price],
  ['an admin', ROLE.admin, earning, price],
] as const)("moneyOf shows %s the order's value to them", (_who, role, share, shown) => {
  expect(moneyOf({ price, earning: share }, { role })).toEqual(shown);
});
