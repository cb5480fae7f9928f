import { expect, test } from 'vitest';
import { orderValueFor } from './order-value.ts';
import { ROLE } from './roles.ts';

const price = { amount: 9200, currency: 'USD' };
const earning = { amount: 5520, currency: 'USD' };

test.each([
  ['a booster', ROLE.booster, earning, earning],
  ['a booster without a share', ROLE.booster, null, price],
  ['a customer', ROLE.customer, null, price],
  ['a moderator', ROLE.moderator, earning, price],
  ['an admin', ROLE.admin, earning, price],
] as const)("orderValueFor shows %s the order's value to them", (_who, role, share, shown) => {
  expect(orderValueFor({ role }, { price, earning: share })).toEqual(shown);
});
