import { isTimeZone } from '@boostdesk/catalogs/play';
import { isCurrency } from '../../db/currency.ts';
import { type MessageDescriptor, type MessageValue, msg } from '../../i18n/message.ts';

export type NotificationParams = Readonly<Record<string, string | number | null>>;
type Text = (params: NotificationParams, order: number | null) => MessageDescriptor;
type OrderText = (params: NotificationParams, order: number) => MessageDescriptor;

const genericMessage = (order: number | null): MessageDescriptor =>
  order === null ? msg('Your order was updated.') : msg('Order #{order} was updated.', { order });

/** A row without an order is from an unknown version. */
const forOrder =
  (text: OrderText): Text =>
  (params, order) =>
    order === null ? genericMessage(null) : text(params, order);

const nameOr = (named: string | number | null | undefined, fallback: MessageDescriptor): MessageValue =>
  typeof named === 'string' ? named : fallback;
const booster = () => msg('The booster');

/** Appends the reason as entered; all languages use a colon. */
const formatReason = ({ reason }: NotificationParams): string =>
  typeof reason === 'string' ? `: ${reason.replace(/\.$/, '')}` : '';

const coinsOf = ({ coins }: NotificationParams): number => Number(coins ?? 0);

/** `amount` is in minor units. */
function money({ amount, currency }: NotificationParams): MessageValue {
  return typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency)
    ? { amount, currency }
    : msg('an unknown amount');
}

/** '2026-03-05 18:00' in the zone of the params, 'Europe/Berlin'; UTC without one. */
function timeOf({ at, zone }: NotificationParams): { at: string; zone: string } {
  const timeZone = typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC';
  const name = timeZone.replaceAll('_', ' ');
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return { at: '', zone: name };
  const style = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return { at: new Intl.DateTimeFormat('sv', style).format(new Date(at)), zone: name };
}

const sessionOf = (params: NotificationParams) => ({
  by: nameOr(params.by, msg('The other side')),
  ...timeOf(params),
});

/** Values of a changed limit; null is no limit. */
const limitChange = ({ by, before, after }: NotificationParams, format: (limit: number) => MessageValue) => {
  const limit = (value: typeof before) => (typeof value === 'number' ? format(value) : msg('no limit'));
  return { by: nameOr(by, msg('An admin')), before: limit(before), after: limit(after) };
};

/** Stored as code and parameters, and translated when they are read or sent. */
const texts = {
  order_paid: forOrder((_, order) => msg('Order #{order} is paid and now visible to boosters.', { order })),
  locked_in: forOrder((params, order) =>
    msg('{by} locked in order #{order}.', { by: nameOr(params.by, msg('A booster')), order }),
  ),
  credentials_saved: forOrder((_, order) => msg('Account details for order #{order} were saved.', { order })),
  credentials_revealed: forOrder((params, order) =>
    msg('{by} viewed the account details of order #{order}.', { by: nameOr(params.by, booster()), order }),
  ),
  paused: forOrder((params, order) =>
    msg('Order #{order} was paused{because}.', { order, because: formatReason(params) }),
  ),
  unpaused: forOrder((_, order) => msg('Order #{order} is active again.', { order })),
  completed: forOrder((_, order) => msg('Order #{order} is complete. Rate your experience.', { order })),
  rated: forOrder(({ stars }, order) =>
    msg('Order #{order} was rated {stars} out of 5.', { order, stars: stars ?? '?' }),
  ),
  review_answered: forOrder((_, order) => msg('We replied to your review of order #{order}.', { order })),
  assigned: forOrder((params, order) =>
    msg('Order #{order} was assigned to {booster}.', {
      order,
      booster: nameOr(params.booster, msg('a booster')),
    }),
  ),
  unassigned: forOrder((params, order) =>
    msg('Order #{order} was unassigned from {booster}{because}.', {
      order,
      booster: nameOr(params.booster, msg('the booster')),
      because: formatReason(params),
    }),
  ),
  dropped: forOrder((params, order) =>
    msg('{by} dropped order #{order}{because}. It’s back on the board.', {
      by: nameOr(params.by, booster()),
      order,
      because: formatReason(params),
    }),
  ),
  suspended: forOrder((params, order) =>
    msg('Order #{order} was suspended{because}.', { order, because: formatReason(params) }),
  ),
  resumed: forOrder((_, order) => msg('Order #{order} is active again.', { order })),
  deadline_extended: forOrder((params, order) =>
    msg('The deadline for order #{order} was extended{because}.', { order, because: formatReason(params) }),
  ),
  cancelled: forOrder((params, order) =>
    msg('Order #{order} was cancelled{because}.', { order, because: formatReason(params) }),
  ),
  dispute_opened: forOrder((params, order) =>
    msg('A problem with order #{order} was reported{because}.', { order, because: formatReason(params) }),
  ),
  dispute_dismissed: forOrder((params, order) =>
    msg('The dispute about order #{order} was dismissed{because}.', { order, because: formatReason(params) }),
  ),
  dispute_refunded: forOrder((params, order) =>
    msg('The dispute about order #{order} was resolved with a refund of {amount}{because}.', {
      order,
      amount: money(params),
      because: formatReason(params),
    }),
  ),
  dispute_redone: forOrder((params, order) =>
    msg('Another booster will redo order #{order}{because}.', { order, because: formatReason(params) }),
  ),
  price_changed: forOrder((params, order) =>
    msg('The price of order #{order} was lowered by {amount}{because}.', {
      order,
      amount: money(params),
      because: formatReason(params),
    }),
  ),
  share_changed: forOrder((params, order) =>
    msg('Your share of order #{order} is now {percent}%{because}.', {
      order,
      percent: Number(params.percent),
      because: formatReason(params),
    }),
  ),
  application_accepted: () => msg('Welcome to the team! You’re a booster on trial. Staff will set up your games next.'),
  application_refused: (params) =>
    msg('Your booster application was rejected{because}.', { because: formatReason(params) }),
  fined: (params, order) => {
    const values = { amount: money(params), because: formatReason(params) };
    if (order === null) return msg('A fine of {amount} will be deducted from your next payout{because}.', values);
    return msg('A fine of {amount} for order #{order} will be deducted from your next payout{because}.', {
      ...values,
      order,
    });
  },
  fine_lifted: (params, order) => {
    const amount = money(params);
    if (order === null) return msg('Your fine of {amount} was waived.', { amount });
    return msg('Your fine of {amount} for order #{order} was waived.', { amount, order });
  },
  gift_received: (params) =>
    msg(
      'You received a gift of {coins, plural, one {# BoostCoin} other {# BoostCoins}} with the message “{text}”. Claim it in your profile.',
      { coins: coinsOf(params), text: params.text ?? '' },
    ),
  progress_paid: forOrder((params, order) =>
    msg('You received a progress payment of {amount} for order #{order}.', { amount: money(params), order }),
  ),
  scheduled_cancelled: forOrder(({ count }, order) =>
    msg(
      '{count, plural, one {A scheduled message} other {# scheduled messages}} for order #{order} won’t be sent, because the order has ended or you’re no longer part of it.',
      { count: Number(count ?? 1), order },
    ),
  ),
  scheduled_failed: forOrder(({ text }, order) =>
    msg('A scheduled message for order #{order} couldn’t be sent and was cancelled: “{text}”', {
      order,
      text: text ?? '',
    }),
  ),
  poked: forOrder((params, order) =>
    msg('{by} asks for a sign of life on order #{order}.', { by: nameOr(params.by, msg('The customer')), order }),
  ),
  session_proposed: forOrder((params, order) =>
    msg('{by} proposed a session for order #{order}: {at} ({zone}).', { ...sessionOf(params), order }),
  ),
  session_moved: forOrder((params, order) =>
    msg('{by} proposed another time for a session of order #{order}: {at} ({zone}).', { ...sessionOf(params), order }),
  ),
  session_accepted: forOrder((params, order) =>
    msg('{by} accepted the session for order #{order}: {at} ({zone}).', { ...sessionOf(params), order }),
  ),
  session_declined: forOrder((params, order) =>
    msg('{by} declined the session for order #{order}: {at} ({zone}).', { ...sessionOf(params), order }),
  ),
  session_withdrawn: forOrder((params, order) =>
    msg('{by} withdrew the proposed session for order #{order}: {at} ({zone}).', { ...sessionOf(params), order }),
  ),
  session_cancelled: forOrder((params, order) =>
    msg('{by} cancelled the session for order #{order}: {at} ({zone}).', { ...sessionOf(params), order }),
  ),
  sessions_cancelled: forOrder(({ sessions }, order) =>
    msg(
      '{sessions, plural, one {# session was} other {# sessions were}} cancelled for order #{order}, because the order was suspended, ended or reassigned.',
      { sessions: Number(sessions ?? 0), order },
    ),
  ),
  session_reminder: forOrder((params, order) =>
    msg('The session for order #{order} begins soon, at {at} ({zone}).', { order, ...timeOf(params) }),
  ),
  guide_delivered: forOrder((_, order) => msg('Your guide for order #{order} is ready to read.', { order })),
  tipped: forOrder((params, order) =>
    msg('You received a tip of {amount} for order #{order}.', { amount: money(params), order }),
  ),
  coins_granted: (params) =>
    msg('You received {coins, plural, one {# BoostCoin} other {# BoostCoins}}{because}.', {
      coins: coinsOf(params),
      because: formatReason(params),
    }),
  coins_deducted: (params) =>
    msg('{coins, plural, one {# BoostCoin was} other {# BoostCoins were}} deducted from your balance{because}.', {
      coins: coinsOf(params),
      because: formatReason(params),
    }),
  payment_requested: (params, order) => {
    const values = { amount: money(params), because: formatReason(params) };
    if (order === null) return msg('You have a payment request for {amount}{because}.', values);
    return msg('You have a payment request for {amount}, for order #{order}{because}.', { ...values, order });
  },
  payment_received: (params, order) => {
    const values = { amount: money(params), because: formatReason(params) };
    if (order === null) return msg('A payment of {amount} was received{because}.', values);
    return msg('A payment of {amount} for order #{order} was received{because}.', { ...values, order });
  },
  extra_paid: forOrder((params, order) =>
    msg('An add-on for order #{order} was paid{because}. Your share has increased.', {
      order,
      because: formatReason(params),
    }),
  ),
  account_sold: forOrder((_, order) =>
    msg(
      'Your account was sold (order #{order}) and the payment was received. The buyer can now see the login details.',
      { order },
    ),
  ),
  offer_approved: () => msg('The account you offered is now for sale.'),
  offer_refused: (params) => msg('The account you offered was rejected{because}.', { because: formatReason(params) }),
  offer_revealed: () => msg('Someone viewed the login details of an account you offered.'),
  duoq_taken: ({ name }) =>
    msg('Staff have reclaimed the account {name}. You can no longer use it.', { name: name ?? '' }),
  premium_granted: () => msg('You now have Premium.'),
  premium_ended: () => msg('Your Premium status has ended.'),
  partner_granted: () => msg('You’re now a partner.'),
  partner_ended: () => msg('You’re no longer a partner.'),
  trial_limit_changed: (params) =>
    msg(
      '{by} changed the price limit for boosters on trial from {before} to {after}.',
      limitChange(params, (amount) => ({ amount, currency: 'USD' })),
    ),
  two_person_limit_changed: (params) =>
    msg(
      '{by} changed the two-person limit for payouts from {before} to {after}.',
      // The same in each payout's currency.
      limitChange(params, (amount) => ({ amount, currency: null })),
    ),
  coin_grant_limit_changed: (params) =>
    msg(
      '{by} changed the number of coins that a moderator may grant at once from {before} to {after}.',
      limitChange(params, (coins) => msg('{coins, plural, one {# coin} other {# coins}}', { coins })),
    ),
  payout_paid: (params) => msg('You received a payout of {amount}.', { amount: money(params) }),
} as const satisfies Record<string, Text>;

export type NotificationCode = keyof typeof texts;

const isCode = (code: string): code is NotificationCode => Object.hasOwn(texts, code);

/** Returns a message that names the order for an unknown code of another version. */
export const notificationMessage = (
  code: string,
  params: NotificationParams,
  order: number | null,
): MessageDescriptor => (isCode(code) ? texts[code](params, order) : genericMessage(order));

const LIMITS_PATH = '/admin/limits';

const paths: Readonly<Partial<Record<NotificationCode, string>>> = {
  trial_limit_changed: LIMITS_PATH,
  two_person_limit_changed: LIMITS_PATH,
  coin_grant_limit_changed: LIMITS_PATH,
  gift_received: '/profile',
};

/** Returns the path in the dashboard that a notification without an order leads to, or null. */
export const notificationPath = (code: string): string | null => (isCode(code) ? (paths[code] ?? null) : null);
