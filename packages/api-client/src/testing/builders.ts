import { AccountState, OwnSession } from '../contract/account.ts';
import { ChatMessage } from '../contract/chat.ts';
import { MessageItem, UnreadItem } from '../contract/chat-list.ts';
import { ContentPage } from '../contract/content-page.ts';
import { type AreaName, areas } from '../contract/contract.ts';
import type { ResponseOf } from '../contract/index.ts';
import { Limits } from '../contract/limits.ts';
import { Earning, FineLine, Payout, ProgressPayLine } from '../contract/money.ts';
import { notification } from '../contract/notification.ts';
import { PaymentRequest } from '../contract/payment.ts';
import { profile } from '../contract/profile.ts';
import { PushedEvent } from '../contract/push.ts';
import { RankingRow } from '../contract/ranking.ts';
import { search } from '../contract/search.ts';
import { AlertChoice, AppearanceChoice } from '../contract/settings.ts';
import { Person } from '../contract/shapes.ts';
import { ShareExplanation } from '../contract/share.ts';
import { createBuilder } from './create-builder.ts';

const customer = { id: 7, name: 'Mina', image: null };
const booster = { id: 5, name: 'Kaito', image: null };
const order = 10_001;
const purchase = 'League boosting, Gold IV to Platinum II';

/** Public data of a user: Mina. */
export const aPerson = createBuilder('aPerson', Person, customer);
/** Row of the area of users: a customer. */
export const aUser = createBuilder('aUser', areas.users.calls.get.response.shape.row, {
  id: customer.id,
  name: customer.name,
  email: 'mina@boostdesk.example',
  role: 3,
});
/** State of an account. */
export const anAccount = createBuilder('anAccount', AccountState, { id: customer.id, role: 3 });
/** Sign-in on a device. */
export const aSession = createBuilder('aSession', OwnSession, { browser: 'Firefox', system: 'Windows' });

/** Chat message of the customer. */
export const aMessage = createBuilder('aMessage', ChatMessage, {
  order,
  sender: { ...customer, role: 3 },
  clientId: '00000000-0000-4000-8000-000000000001',
  body: 'Hello',
});
/** Message in the list of all. */
export const aListedMessage = createBuilder('aListedMessage', MessageItem, { order, purchase, message: 'Hello' });
/** Unread message. */
export const anUnreadMessage = createBuilder('anUnreadMessage', UnreadItem, {
  order,
  purchase,
  Chat_messages: { message: 'Hello', createdAt: '2026-01-02T03:04:05.000Z' },
});
/** Unseen notification. */
export const aNotification = createBuilder('aNotification', notification.getNotifications.response.def.element, {
  message: 'Order 10001 is complete.',
  order,
});
/** Page or order that the server found. */
export const aSearchResult = createBuilder('aSearchResult', search.dashboardSearch.response.def.element, {
  label: 'Order #10001',
  url: '/order/10001',
});

/** Share of 60 percent. */
export const aShare = createBuilder('aShare', ShareExplanation, { percent: 60, winner: 'share' });
/** Unpaid earning: 44.40 of 74.00 USD. */
export const anEarning = createBuilder('anEarning', Earning, {
  order,
  service: 'League boosting',
  booster,
  price: 7400,
  amount: 4440,
  share: aShare(),
});
/** Open fine of a booster. */
export const aFine = createBuilder('aFine', FineLine, { order, amount: 500, reason: 'Late without a word' });
/** Open progress payment. */
export const aProgressPayment = createBuilder('aProgressPayment', ProgressPayLine, {
  order,
  amount: 2000,
  percent: 50,
});
/** Proposed payout of one order. */
export const aPayout = createBuilder('aPayout', Payout, {
  booster,
  amount: 4440,
  orders: 1,
  proposedBy: { id: 1, name: 'Ada', image: null },
});
/** Open payment request. */
export const aPaymentRequest = createBuilder('aPaymentRequest', PaymentRequest, {
  order,
  amount: 1500,
  text: 'Two more wins',
});
/** BoostCoins that came or went. */
export const aCoinMovement = createBuilder('aCoinMovement', profile.getCoins.response.shape.items.def.element, {
  coins: 100,
  balance: 100,
});

/** First place. */
export const aRankingPlace = createBuilder('aRankingPlace', RankingRow, { place: 1, booster, orders: 12, rating: 5 });
/** Event to push. */
export const aPushedEvent = createBuilder('aPushedEvent', PushedEvent, { id: 'e1', name: 'newMessage', order });
/** Empty content page. */
export const aContentPage = createBuilder('aContentPage', ContentPage);
/** No limits. */
export const someLimits = createBuilder('someLimits', Limits);
/** All alerts off. */
export const someAlertSettings = createBuilder('someAlertSettings', AlertChoice);
/** Dark theme. */
export const anAppearance = createBuilder('anAppearance', AppearanceChoice);

/** Row of an area. */
export type AreaRow<N extends AreaName> = ResponseOf<(typeof areas)[N]['calls']['get']>['row'];

/** Row of any area: `anAreaRow('coupons', { code: 'WELCOME10' })`. */
export function anAreaRow<N extends AreaName>(area: N, changes: Partial<AreaRow<N>> = {}): AreaRow<N> {
  // The schema of an area's row is that of its type.
  const schema = areas[area].calls.get.response.shape.row;
  return createBuilder(`anAreaRow('${area}')`, schema)(changes) as AreaRow<N>;
}
