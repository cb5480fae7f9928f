// Buttons of staff areas and the profile without a form, whose call the server does not have.
import { ROLE } from '@boostdesk/auth';
import { test } from 'vitest';
import { useExpenses } from '../features/expenses/expenses-screen.tsx';
import { FinePanel } from '../features/fines/components/fine-panel.tsx';
import { GiftPanel } from '../features/gifts/components/gift-panel.tsx';
import { PaymentPanel } from '../features/payments/components/payment-panel.tsx';
import { Candidates } from '../features/payouts/components/candidates.tsx';
import { PayoutPanel } from '../features/payouts/components/payout-panel.tsx';
import { CalendarCard } from '../features/profile/calendar/calendar-card.tsx';
import { FavoritesCard } from '../features/profile/components/favorites-card.tsx';
import { GiftsCard } from '../features/profile/components/gifts-card.tsx';
import { SessionsCard } from '../features/profile/components/sessions-card.tsx';
import { UserActions } from '../features/users/components/user-actions.tsx';
import { RemoveRow } from '../shared/area/remove-row.tsx';
import { expectMissingInPlace, KAITO, MINA, type Place, SARA } from '../testing/missing-in-place.tsx';

const AT = '2026-11-20T12:00:00.000Z';
const nothing = () => undefined;

const user = {
  ...MINA,
  email: 'mina@example.com',
  role: ROLE.customer,
  banned: false,
  relog: false,
  premium: false,
  partner: false,
  passwordRequestedAt: null,
  orders: 2,
  createdAt: AT,
};
const fine = {
  id: 3,
  booster: KAITO,
  order: 9,
  amount: 500,
  currency: 'USD' as const,
  reason: 'Late',
  state: 'open' as const,
  createdAt: AT,
  createdBy: SARA,
  liftedAt: null,
  liftedBy: null,
  payout: null,
};
const gift = {
  id: 3,
  user: MINA,
  coins: 50,
  text: 'Sorry',
  state: 'open' as const,
  createdAt: AT,
  createdBy: SARA,
  claimedAt: null,
  takenBackAt: null,
  takenBackBy: null,
};
const payment = {
  id: 3,
  customer: MINA,
  order: 9,
  amount: 700,
  currency: 'USD' as const,
  text: 'Streaming',
  state: 'open' as const,
  createdAt: AT,
  createdBy: SARA,
  paidAt: null,
  cancelledAt: null,
  cancelledBy: null,
};
const payout = {
  id: 7,
  booster: KAITO,
  currency: 'USD' as const,
  amount: 1200,
  fines: 0,
  status: 'proposed' as const,
  orders: 1,
  proposedBy: SARA,
  proposedAt: AT,
  twoToSignAbove: null,
  paidBy: null,
  paidAt: null,
};
const payoutAnswers = {
  payout: { get: () => ({ payout, earnings: [], progressPays: [], tips: [], fines: [] }) },
  limits: { get: () => ({ limits: { trialMaxPrice: null, twoToSignAbove: null, coinGrantMax: null, version: 1 } }) },
};
const candidate = {
  booster: KAITO,
  currency: 'USD' as const,
  orders: 1,
  progressPays: 0,
  tips: 0,
  earned: 1000,
  fines: 0,
  amount: 1000,
};

const device = {
  id: '2f1c6c3e-8f0a-4c57-9a54-0d6a2f7b9c10',
  browser: 'Firefox',
  system: 'Linux',
  isThis: false,
  seenAt: AT,
  signedInAt: AT,
};
const expense = {
  id: 3,
  version: 1,
  kind: 'software' as const,
  text: 'Licences',
  day: '2026-11-01',
  amount: 900,
  currency: 'USD' as const,
  createdAt: AT,
  createdBy: SARA,
};
const ExpenseRemoval = () => <RemoveRow area={useExpenses()} row={expense} onClose={nothing} />;

const places: Readonly<Record<string, () => Place>> = {
  'removing a row': () => ({
    node: <ExpenseRemoval />,
    role: ROLE.admin,
    missing: 'expenses.remove',
    presses: ['Remove', 'Remove'],
  }),
  'waiving a fine': () => ({
    node: <FinePanel fine={fine} onChanged={nothing} />,
    role: ROLE.admin,
    missing: 'fines.lift',
    presses: ['Waive fine', 'Waive fine'],
  }),
  'revoking a gift': () => ({
    node: <GiftPanel gift={gift} onChanged={nothing} />,
    role: ROLE.admin,
    missing: 'gifts.takeBack',
    presses: ['Revoke', 'Revoke'],
  }),
  'cancelling a payment request': () => ({
    node: <PaymentPanel payment={payment} kind="custompayments" onChanged={nothing} />,
    role: ROLE.admin,
    missing: 'custompayments.cancel',
    presses: ['Cancel request', 'Cancel request'],
  }),
  'creating a password link': () => ({
    node: <UserActions user={user} onChanged={nothing} />,
    role: ROLE.admin,
    missing: 'account.makePasswordLink',
    presses: ['Create password reset link', 'Create link'],
  }),
  'banning a user': () => ({
    node: <UserActions user={user} onChanged={nothing} />,
    role: ROLE.admin,
    missing: 'account.ban',
    presses: ['Ban', 'Ban'],
  }),
  'claiming a gift': () => ({
    node: <GiftsCard />,
    role: ROLE.customer,
    answers: { gift: { getMine: () => [{ id: 3, coins: 50, text: 'Sorry', createdAt: AT, claimedAt: null }] } },
    missing: 'gift.claim',
    presses: ['Claim'],
  }),
  'signing out a device': () => ({
    node: <SessionsCard />,
    role: ROLE.customer,
    answers: { account: { getSessions: () => ({ sessions: [device] }) } },
    missing: 'account.endSession',
    presses: ['Sign out'],
  }),
  'removing a preferred booster from the profile': () => ({
    node: <FavoritesCard />,
    role: ROLE.customer,
    answers: { favorite: { getList: () => [KAITO] } },
    missing: 'favorite.remove',
    presses: ['Remove'],
  }),
  'creating a calendar address': () => ({
    node: <CalendarCard />,
    role: ROLE.customer,
    answers: { playSession: { getFeed: () => ({ createdAt: null }) } },
    missing: 'playSession.renewFeed',
    presses: ['Create address'],
  }),
  'removing a calendar address': () => ({
    node: <CalendarCard />,
    role: ROLE.customer,
    answers: { playSession: { getFeed: () => ({ createdAt: AT }) } },
    missing: 'playSession.revokeFeed',
    presses: ['Remove address', 'Remove address'],
  }),
  'proposing a payout': () => ({
    node: <Candidates onProposed={nothing} />,
    role: ROLE.admin,
    answers: { payout: { getCandidates: () => [candidate] } },
    missing: 'payout.propose',
    presses: ['Propose', 'Propose'],
  }),
  'paying a payout': () => ({
    node: <PayoutPanel payout={payout} onClose={nothing} />,
    role: ROLE.admin,
    answers: payoutAnswers,
    missing: 'payout.pay',
    presses: ['Pay $12.00', 'Pay'],
  }),
  'withdrawing the proposal of a payout': () => ({
    node: <PayoutPanel payout={payout} onClose={nothing} />,
    role: ROLE.admin,
    answers: payoutAnswers,
    missing: 'payout.withdraw',
    presses: ['Withdraw proposal'],
  }),
};

test.each(Object.entries(places))('%s says in its place that the server does not have it', (_, place) =>
  expectMissingInPlace(place()),
);
