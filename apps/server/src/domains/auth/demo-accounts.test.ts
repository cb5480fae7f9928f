import { expect, test } from 'vitest';
import { authRoutes } from './auth.routes.ts';
import { demoAccounts } from './demo-accounts.ts';

test.each([
  ['en', 'Customer with active orders'],
  ['de', 'Kundin mit aktiven Aufträgen'],
])('auth.demoAccounts describes each account in the language of the call: %s', async (language, about) => {
  const handlers = authRoutes({ demoAccounts } as never);
  const [mina] = await handlers['auth.demoAccounts']({ language } as never, {});
  expect(mina).toMatchObject({ name: 'Mina Park', email: 'customer@boostdesk.example', about });
});
