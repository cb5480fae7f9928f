import type { Earning, Payout } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useServices } from '../../../core/services-context.ts';
import { toasts } from '../../../core/toasts.ts';
import { createInvalidator } from '../../../data/invalidator.ts';
import { keys } from '../../../data/query-client.ts';
import { AreaPanel } from '../../../shared/area/area-panel.tsx';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { usePayouts } from '../payouts-screen.tsx';
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
  twoToSignAbove: null,
  paidBy: null,
  paidAt: null,
} as const;

const earning: Earning = {
  order: 10_001,
  service: 'LoL boosting',
  booster: payout.booster,
  price: 2000,
  amount: 1200,
  paidBefore: 0,
  currency: 'USD',
  share: { percent: 60, winner: 'general', candidates: [] },
  bookedAt: payout.proposedAt,
  payout: 7,
  paidAt: null,
  frozen: false,
};

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));

const inBox = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(({ textContent }) =>
    name.test(textContent),
  );

const read = sessionFromToken(tokenFor({ user: 1, role: ROLE.admin }), { now: 0 });
if (!read.ok) throw new Error(read.reason);
const claims = read.session;
const detail = { payout, earnings: [], progressPays: [], tips: [], fines: [] };

const limitsOf = (twoToSignAbove: number | null) => ({
  limits: { get: () => ({ limits: { trialMaxPrice: null, twoToSignAbove, coinGrantMax: null, version: 1 } }) },
});

test.each([
  ['one who proposed it at the limit', { id: 1, name: 'Sara', image: null }, { today: 1200 }, true],
  ['one who proposed it above the limit', { id: 1, name: 'Sara', image: null }, { today: 1199 }, false],
  ['another one above the limit', { id: 9, name: 'Ida', image: null }, { today: 1199 }, true],
  ['one who proposed it without a limit', { id: 1, name: 'Sara', image: null }, {}, true],
  ['one who proposed it above a limit lifted since', { id: 1, name: 'Sara', image: null }, { proposal: 1199 }, false],
])(
  'the pay button of a payout is offered to an admin who may pay it: %s',
  async (_, proposedBy, {
    today = null,
    proposal = null,
  }: { today?: number | null; proposal?: number | null }, isOffered) => {
    const own = { ...payout, proposedBy, twoToSignAbove: proposal };
    await renderInApp({
      node: <PayoutPanel payout={own} onClose={() => undefined} />,
      answers: { payout: { get: () => ({ ...detail, payout: own }) }, ...limitsOf(today) },
      claims,
    });
    expect(button(/^Pay/) !== undefined).toBe(isOffered);
    expect(button(/^Withdraw proposal/)).toBeDefined();
    expect(document.body.textContent.includes('above the limit for one person')).toBe(!isOffered);
  },
);

test('paying asks for confirmation, with focus on the safe option', async () => {
  const pay = vi.fn(() => ({ ...detail, payout: { ...payout, status: 'paid' as const } }));
  const { settle } = await renderInApp({
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

test('the payout’s lines load before its buttons, which then do not move', async () => {
  const lines = Promise.withResolvers<Omit<typeof detail, 'earnings'> & { readonly earnings: Earning[] }>();
  const { settle } = await renderInApp({
    node: <PayoutPanel payout={payout} onClose={() => undefined} />,
    answers: { payout: { get: () => lines.promise } },
    claims,
  });
  expect(document.body.textContent).toContain('Proposed by');
  expect(button(/^Pay/)).toBeUndefined();
  await act(async () => lines.resolve({ ...detail, earnings: [earning] }));
  await settle();
  expect(document.querySelector('a[href="/order/10001"]')?.textContent).toBe('#10001');
  expect(button(/^Pay/)).toBeDefined();
  expect(button(/^Withdraw/)).toBeDefined();
});

test('the recipient of a payout can neither pay nor withdraw it', async () => {
  const own = { ...payout, booster: { ...payout.booster, id: 1 } };
  await renderInApp({
    node: <PayoutPanel payout={own} onClose={() => undefined} />,
    answers: { payout: { get: () => detail } },
    claims,
  });
  expect(button(/^Pay/)).toBeUndefined();
  expect(button(/^Withdraw/)).toBeUndefined();
});

const Opened = ({ onClose }: { readonly onClose?: () => void }) => (
  <AreaPanel area={usePayouts()} open={7} onOpen={() => onClose?.()} />
);

/** Renders with a server that has the payout; calling `pays` marks it as paid. */
async function drawAtServer(node: ReactNode, calls: (pays: () => unknown) => object) {
  let row: Payout = payout;
  const get = () => ({ ...detail, payout: row });
  const pays = () => {
    row = { ...payout, status: 'paid', paidBy: payout.proposedBy, paidAt: payout.proposedAt };
    return get();
  };
  const answers = { payouts: { get: () => ({ row }) }, payout: { get, ...calls(pays) } };
  return renderInApp({ node, answers, claims });
}

/** A window wide enough for a docked panel, or not. */
const windowOf = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test.each([
  ['beside the list', true, 'H2'],
  ['over the list', false, 'SECTION'],
])('after payment, the panel %s shows it and keeps the focus', async (_, isWide, place) => {
  windowOf(isWide);
  const { settle } = await drawAtServer(<Opened />, (pays) => ({ pay: pays }));
  await settle();
  expect(document.body.textContent).toContain('Payout amount');
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
  expect(document.body.textContent).not.toContain('Payout amount');
  expect(document.activeElement?.tagName).toBe(place);
});

test('a payout that another admin withdrew can no longer be paid', async () => {
  windowOf(false);
  let isThere = true;
  const gone = () => {
    throw new FakeApiError('not_found', 'There is no such payout');
  };
  const { settle } = await renderInApp({
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
  expect(document.body.textContent).toContain('Not found');
  expect(button(/^Pay/)).toBeUndefined();
  expect(button(/^Withdraw/)).toBeUndefined();
});

/** The panel with the effect of an event that changes payouts. */
const Live = () => {
  const { queries } = useServices();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => createInvalidator(queries)(keys.payouts())}>
        Event
      </button>
      {isOpen && <Opened onClose={() => setOpen(false)} />}
    </>
  );
};

test('a proposal is not refetched while it is being withdrawn, even if the event arrives before the response', async () => {
  windowOf(false);
  const withdrawal = Promise.withResolvers<{ ok: true }>();
  const reads = { get: vi.fn(() => ({ row: payout })), getDetail: vi.fn(() => detail) };
  const { settle } = await renderInApp({
    node: <Live />,
    answers: {
      payouts: { get: reads.get },
      payout: { get: reads.getDetail, withdraw: () => withdrawal.promise },
    },
    claims,
  });
  await settle();
  await act(async () => button(/^Withdraw/)?.click());
  await settle();
  const asked = [reads.get.mock.calls.length, reads.getDetail.mock.calls.length];
  await act(async () => button(/^Event/)?.click());
  await settle();
  await act(async () => withdrawal.resolve({ ok: true }));
  await settle();
  expect(document.body.textContent).toBe('Event');
  expect([reads.get.mock.calls.length, reads.getDetail.mock.calls.length]).toEqual(asked);
});

test('withdrawing a proposal by keyboard shows a toast, closes the panel and moves focus to the main landmark', async () => {
  windowOf(true);
  const { settle } = await renderInApp({
    node: (
      <main id="main" tabIndex={-1}>
        <Live />
      </main>
    ),
    answers: {
      payouts: { get: () => ({ row: payout }) },
      payout: { get: () => detail, withdraw: () => ({ ok: true }) },
    },
    claims,
  });
  await settle();
  await act(async () => button(/^Withdraw/)?.focus());
  await act(async () => button(/^Withdraw/)?.click());
  await settle();
  expect(document.querySelector('main')?.textContent).toBe('Event');
  expect(document.activeElement?.id).toBe('main');
  expect(toasts.getSnapshot().visible.at(-1)?.message).toBe('Proposal withdrawn.');
});

test('a proposal that could not be withdrawn is refetched and stays', async () => {
  windowOf(false);
  const { settle } = await drawAtServer(<Live />, (pays) => ({
    withdraw: () => {
      pays();
      throw new FakeApiError('conflict', 'It was paid in the meantime');
    },
  }));
  await settle();
  await act(async () => button(/^Withdraw/)?.click());
  await settle();
  expect(button(/^Withdraw/)).toBeUndefined();
  expect(document.body.textContent).toContain('Paid by');
});
