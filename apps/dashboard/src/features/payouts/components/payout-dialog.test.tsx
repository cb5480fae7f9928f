import { FakeRefusal } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInApp } from '../../../testing/in-app.tsx';
import { PayoutDialog } from './payout-dialog.tsx';

const payout = {
  id: 7,
  booster: { id: 5, name: 'Kaito', image: null },
  currency: 'USD',
  amount: 1200,
  fines: 0,
  status: 'proposed',
  orders: 1,
  proposedBy: { id: 1, name: 'Sara', image: null },
  proposedAt: '2026-01-01T00:00:00.000Z',
  paidBy: null,
  paidAt: null,
} as const;

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));

const inBox = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(({ textContent }) =>
    name.test(textContent),
  );

test('paying asks once more, and the safe answer has the focus', async () => {
  const pay = vi.fn(() => ({
    payout: { ...payout, status: 'paid' as const },
    earnings: [],
    progressPays: [],
    fines: [],
  }));
  const onClose = vi.fn();
  const { settle } = await drawInApp({
    node: <PayoutDialog id={7} onClose={onClose} />,
    answers: { payout: { get: () => ({ payout, earnings: [], progressPays: [], fines: [] }), pay } },
  });
  await act(async () => button(/^Pay/)?.click());
  await settle();
  expect(pay).not.toHaveBeenCalled();
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('Pay $12.00 to Kaito?');
  expect(document.activeElement).toBe(inBox(/^Cancel/));
  await act(async () => inBox(/^Pay/)?.click());
  await settle();
  expect(pay).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalled();
});

test('a payout that another admin has withdrawn meanwhile is not offered to be paid any more', async () => {
  let isThere = true;
  const gone = () => {
    throw new FakeRefusal('not_found', 'There is no such payout');
  };
  const get = vi.fn(() => (isThere ? { payout, earnings: [], progressPays: [], fines: [] } : gone()));
  const { settle } = await drawInApp({
    node: <PayoutDialog id={7} onClose={() => undefined} />,
    answers: { payout: { get, pay: gone } },
  });
  isThere = false;
  await act(async () => button(/^Pay/)?.click());
  await act(async () => inBox(/^Pay/)?.click());
  await settle();
  expect(document.body.textContent).toContain('There is no such payout');
  expect(button(/^Pay/)).toBeUndefined();
  expect(button(/^Withdraw/)).toBeUndefined();
});
