import { FakeRefusal } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import { useRead } from '../app/read.ts';
import { useServices } from '../app/services-context.ts';
import { drawInApp } from '../testing/in-app.tsx';
import { ReadView } from './read-view.tsx';

const Coins = () => {
  const { api } = useServices();
  const coins = useRead({ key: ['coins'], read: (signal) => api.boostcoin.getBalance({ user_id: null }, { signal }) });
  return <ReadView of={coins}>{({ balance }) => `${balance} coins`}</ReadView>;
};

test('a read is on its way, fails with a reason, and is tried again', async () => {
  const waiting = Promise.withResolvers<{ balance: number }>();
  const answers = [() => waiting.promise, () => ({ balance: 250 })];
  const getBalance = () => (answers.shift() ?? answers[0] ?? (() => ({ balance: 0 })))();
  const { page, settle } = await drawInApp({ node: <Coins />, answers: { boostcoin: { getBalance } } });
  expect(page.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading');
  expect(page.querySelector('[role="alert"]')).toBeNull();

  waiting.reject(new FakeRefusal('too_many', 'Too many at once'));
  await settle();
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Too many at once');
  expect(page.textContent).not.toContain('coins');

  const retry = page.querySelector('button');
  await act(async () => retry?.click());
  await settle();
  expect(page.textContent).toBe('250 coins');
});
