import type { Payout } from '@boostdesk/api-client/contract';
import { FakeRefusal } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { AreaPanel } from '../../../parts/area/area-panel.tsx';
import { drawInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { usePayouts } from '../use-payouts.tsx';
import { PayoutPanel } from './payout-panel.tsx';

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

const read = sessionFromToken(tokenFor({ user: 1, role: ROLE.admin }), { now: 0 });
if (!read.ok) throw new Error(read.reason);
const claims = read.session;
const detail = { payout, earnings: [], progressPays: [], fines: [] };

test('paying asks once more, and the safe answer has the focus', async () => {
  const pay = vi.fn(() => ({ ...detail, payout: { ...payout, status: 'paid' as const } }));
  const { settle } = await drawInApp({
    node: <PayoutPanel payout={payout} onClose={() => undefined} />,
    answers: { payout: { get: () => detail, pay } },
    claims,
  });
  await act(async () => button(/^Pay/)?.click());
  await settle();
  expect(pay).not.toHaveBeenCalled();
  expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('Pay $12.00 to Kaito?');
  expect(document.activeElement).toBe(inBox(/^Cancel/));
  await act(async () => inBox(/^Pay/)?.click());
  await settle();
  expect(pay).toHaveBeenCalledTimes(1);
});

test('whoever it is paid to neither pays it nor takes it back', async () => {
  const own = { ...payout, booster: { ...payout.booster, id: 1 } };
  await drawInApp({
    node: <PayoutPanel payout={own} onClose={() => undefined} />,
    answers: { payout: { get: () => detail } },
    claims,
  });
  expect(button(/^Pay/)).toBeUndefined();
  expect(button(/^Withdraw/)).toBeUndefined();
});

const Opened = () => <AreaPanel area={usePayouts()} open={7} onOpen={() => undefined} />;

/** A window of a width at which panels stand beside the page, or over it. */
const windowOf = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test.each([
  ['beside the list', true, 'H2'],
  ['over the list', false, 'SECTION'],
])('once it is paid, the panel %s says so and keeps the focus', async (_, isWide, place) => {
  windowOf(isWide);
  let row: Payout = payout;
  const { settle } = await drawInApp({
    node: <Opened />,
    answers: {
      payouts: { get: () => ({ row }) },
      payout: {
        get: () => ({ ...detail, payout: row }),
        pay: () => {
          row = { ...payout, status: 'paid', paidBy: payout.proposedBy, paidAt: payout.proposedAt };
          return { ...detail, payout: row };
        },
      },
    },
    claims,
  });
  await settle();
  expect(document.body.textContent).toContain('To pay');
  await act(async () => {
    button(/^Pay/)?.focus();
    button(/^Pay/)?.click();
  });
  await settle();
  await act(async () => {
    inBox(/^Pay/)?.focus();
    inBox(/^Pay/)?.click();
  });
  await settle();
  expect(button(/^Pay/)).toBeUndefined();
  expect(document.body.textContent).not.toContain('To pay');
  expect(document.activeElement?.tagName).toBe(place);
});

test('a payout that another admin has withdrawn meanwhile is not offered to be paid any more', async () => {
  windowOf(false);
  let isThere = true;
  const gone = () => {
    throw new FakeRefusal('not_found', 'There is no such payout');
  };
  const { settle } = await drawInApp({
    node: <Opened />,
    answers: {
      payouts: { get: () => (isThere ? { row: payout } : gone()) },
      payout: { get: () => (isThere ? detail : gone()), pay: gone },
    },
    claims,
  });
  await settle();
  isThere = false;
  await act(async () => button(/^Pay/)?.click());
  await act(async () => inBox(/^Pay/)?.click());
  await settle();
  expect(document.body.textContent).toContain('It is not there any more');
  expect(button(/^Pay/)).toBeUndefined();
  expect(button(/^Withdraw/)).toBeUndefined();
});
