import type { Dispute, OrderView } from '@boostdesk/api-client/contract';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { typeInto } from '../../testing/type-into.ts';
import { OpenDisputeDialog } from './open-dispute-dialog.tsx';
import { ResolveDisputeDialog } from './resolve-dispute-dialog.tsx';

const kaito = { id: 2, name: 'Kaito', image: null };
const dispute: Dispute = {
  id: 1,
  booster: kaito,
  reason: 'slow',
  text: 'Nobody has played for three days.',
  openedAt: '2026-11-20T12:00:00.000Z',
  resolvedAt: null,
  resolution: null,
  note: null,
  refund: 0,
  refundedInAll: 0,
  paidOut: 0,
};
const share: OrderView['share'] = { percent: 60, winner: 'share_percent', candidates: [] };
const price = { amount: 10_000, currency: 'USD' } as const;
const complete = orderView(7, {
  ...{ status: ORDER_STATUS.complete, price, share, progressPaid: 0, booster: kaito, dispute },
});
const running = { ...complete, status: ORDER_STATUS.processing };

beforeEach(() => localStorage.clear());

async function openDialog(node: ReactNode, role: Role) {
  const read = sessionFromToken(tokenFor({ user: 9, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const sent: object[] = [];
  const note = (request: object) => {
    sent.push(request);
    return { order: complete };
  };
  const { settle } = await renderInApp({
    node,
    answers: { dispute: { open: note, resolve: note } } as never,
    claims: read.session,
  });
  await settle();
  const field = (label: string) => {
    const id = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(label),
    )?.htmlFor;
    return id === undefined ? null : document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  };
  return {
    sent,
    text: () => document.body.textContent,
    summary: () => document.querySelector('[aria-live=polite][aria-atomic=true]'),
    radios: () => [...document.querySelectorAll('label:has(input[type=radio])')].map((label) => label.textContent),
    choose: (label: string) =>
      act(async () =>
        [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.click(),
      ),
    async fill(label: string, text: string) {
      const input = field(label);
      if (input === null) throw new Error(`no field ${label}`);
      await typeInto(input, text);
      await act(async () => input.blur());
    },
    submit: () => document.querySelector<HTMLButtonElement>('button[type=submit]'),
    async send() {
      await act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
      await settle();
    },
  };
}

const resolve = (order: OrderView, role: Role) =>
  openDialog(<ResolveDisputeDialog order={order} onClose={() => undefined} />, role);

const DISMISS = 'Dismiss: the order stays as it is';
const REFUND = 'Refund a part to the customer';
const REDO = 'Have another booster redo the order';

const dropped = { ...running, status: ORDER_STATUS.awaiting, booster: null };
const suspended = { ...running, status: ORDER_STATUS.suspended };

test.each([
  { who: 'a moderator', state: 'complete', order: complete, role: ROLE.moderator, outcomes: [DISMISS] },
  {
    who: 'a senior moderator',
    state: 'complete',
    order: complete,
    role: ROLE.seniorModerator,
    outcomes: [DISMISS, REFUND],
  },
  { who: 'an admin', state: 'complete', order: complete, role: ROLE.admin, outcomes: [DISMISS, REFUND] },
  { who: 'a moderator', state: 'running', order: running, role: ROLE.moderator, outcomes: [DISMISS, REDO] },
  { who: 'a moderator', state: 'dropped', order: dropped, role: ROLE.moderator, outcomes: [DISMISS, REDO] },
  { who: 'an admin', state: 'suspended', order: suspended, role: ROLE.admin, outcomes: [DISMISS] },
])('$who resolves a dispute about a $state order by the permitted outcomes', async ({ order, role, outcomes }) => {
  const { radios, text } = await resolve(order, role);
  expect(radios()).toEqual(outcomes);
  expect(text()).toContain('Nobody has played for three days.');
});

test('a moderator reads who can refund', async () => {
  const { text } = await resolve(complete, ROLE.moderator);
  expect(text()).toContain('Only senior moderators and admins can refund a part of the price.');
});

test('a refund shows its figures before it is sent', async () => {
  const { choose, fill, sent, send, submit, text } = await resolve(complete, ROLE.seniorModerator);
  await choose(REFUND);
  expect(submit()?.disabled).toBe(true);
  await fill('Refund (%)', '40');
  for (const part of ['$40.00', '$60.00 → $36.00', '$40.00 → $24.00']) expect(text()).toContain(part);
  await fill('Reason', 'Two ranks are missing');
  await send();
  const figures = { refund: 4000, earned: 3600, kept: 2400 };
  const outcome = { kind: 'refund', percent: 40, refundTo: 'provider', figures };
  expect(sent).toEqual([{ id: 7, reason: 'Two ranks are missing', outcome }]);
});

test('the figures of a refund change in a live region', async () => {
  const { choose, fill, summary } = await resolve(complete, ROLE.seniorModerator);
  await choose(REFUND);
  const region = summary();
  expect(region?.textContent).toContain('Refund to the customer$0.00');
  await fill('Refund (%)', '40');
  expect(summary()).toBe(region);
  for (const part of ['$40.00', '$60.00 → $36.00', '$40.00 → $24.00']) expect(region?.textContent).toContain(part);
});

test('the dialog itself has the focus when it opens, before the complaint and the decision', async () => {
  await resolve(complete, ROLE.seniorModerator);
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
});

test.each(['60%', '60 %', '%60', '60\u00a0%', '\u0666\u0660\u066a'])(
  'a refund of %j is 60 percent',
  async (percent) => {
    const { choose, fill, text } = await resolve(complete, ROLE.seniorModerator);
    await choose(REFUND);
    await fill('Refund (%)', percent);
    expect(text()).toContain('$60.00 → $24.00');
  },
);

test('a refund after the payout reduces platform revenue only', async () => {
  const paid = { ...complete, dispute: { ...dispute, paidOut: 6000 } };
  const { choose, fill, text } = await resolve(paid, ROLE.admin);
  await choose(REFUND);
  await fill('Refund (%)', '50');
  expect(text()).toContain('The booster keeps $60.00 from a payout. To recover a part of it, add a fine.');
  expect(text()).toContain('$40.00 → −$10.00');
});

test.each([
  ['they still have it', running, 'loses access and can’t lock in the order again.'],
  ['they dropped it', dropped, 'The order stays on the board. Kaito can’t lock it in again.'],
  [
    'another booster has it',
    { ...running, booster: { id: 3, name: 'Sora', image: null } },
    'The order stays with Sora. Kaito can’t lock it in again.',
  ],
])('a redo says what happens to the disputed booster when %s', async (_when, order, expected) => {
  const { choose, text } = await resolve(order, ROLE.moderator);
  await choose(REDO);
  expect(text()).toContain(expected);
});

test('a problem is sent with a reason and at least 10 characters', async () => {
  stubLayout();
  const { dispute: _, ...undisputed } = running;
  const node = <OpenDisputeDialog order={undisputed} onClose={() => undefined} />;
  const { choose, fill, sent, send, submit } = await openDialog(node, ROLE.customer);
  await choose('The order takes too long');
  for (const text of ['Too slow', `Too slow${'\u200b'.repeat(10)}`]) {
    await fill('Describe the problem', text);
    expect(submit()?.disabled).toBe(true);
  }
  await fill('Describe the problem', 'Nobody has played for days.');
  await send();
  expect(sent).toEqual([{ id: 7, reason: 'slow', text: 'Nobody has played for days.' }]);
});
