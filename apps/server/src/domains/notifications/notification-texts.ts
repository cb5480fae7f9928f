import { isCurrency } from '../../db/currency.ts';
import { type Phrase, phrase, type Value } from '../../words/phrase.ts';

export type NotificationParams = Readonly<Record<string, string | number | null>>;
type Text = (params: NotificationParams, order: number | null) => Phrase;
type OrderText = (params: NotificationParams, order: number) => Phrase;

const newsOn = (order: number | null): Phrase =>
  order === null ? phrase('Your order was updated.') : phrase('Order #{order} was updated.', { order });

/** Text for an order; a row without one is from an unknown version. */
const onOrder =
  (text: OrderText): Text =>
  (params, order) =>
    order === null ? newsOn(null) : text(params, order);

const someone = (named: string | number | null | undefined, fallback: Phrase): Value =>
  typeof named === 'string' ? named : fallback;
const booster = () => phrase('The booster');

/** Appends the reason as entered; all languages use a colon. */
const because = ({ reason }: NotificationParams): string =>
  typeof reason === 'string' ? `: ${reason.replace(/\.$/, '')}` : '';

const coinsOf = ({ coins }: NotificationParams): number => Number(coins ?? 0);

/** Formats `amount` (minor units) and `currency` as a price. */
function money({ amount, currency }: NotificationParams): Value {
  return typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency)
    ? { amount, currency }
    : phrase('an unknown amount');
}

/** Notifications are stored as code and parameters, and translated when they are read or sent. */
const texts = {
  order_paid: onOrder((_, order) => phrase('Order #{order} is paid and now visible to boosters.', { order })),
  locked_in: onOrder((params, order) =>
    phrase('{by} locked in order #{order}.', { by: someone(params.by, phrase('A booster')), order }),
  ),
  credentials_saved: onOrder((_, order) => phrase('Account details for order #{order} were saved.', { order })),
  credentials_revealed: onOrder((params, order) =>
    phrase('{by} viewed the account details of order #{order}.', { by: someone(params.by, booster()), order }),
  ),
  paused: onOrder((params, order) =>
    phrase('Order #{order} was paused{because}.', { order, because: because(params) }),
  ),
  unpaused: onOrder((_, order) => phrase('Order #{order} is active again.', { order })),
  completed: onOrder((_, order) => phrase('Order #{order} is complete. Rate your experience.', { order })),
  rated: onOrder(({ stars }, order) =>
    phrase('Order #{order} was rated {stars} out of 5.', { order, stars: stars ?? '?' }),
  ),
  review_answered: onOrder((_, order) => phrase('We replied to your review of order #{order}.', { order })),
  assigned: onOrder((params, order) =>
    phrase('Order #{order} was assigned to {booster}.', {
      order,
      booster: someone(params.booster, phrase('a booster')),
    }),
  ),
  unassigned: onOrder((params, order) =>
    phrase('Order #{order} was unassigned from {booster}{because}.', {
      order,
      booster: someone(params.booster, phrase('the booster')),
      because: because(params),
    }),
  ),
  dropped: onOrder((params, order) =>
    phrase('{by} dropped order #{order}{because}. It’s back on the board.', {
      by: someone(params.by, booster()),
      order,
      because: because(params),
    }),
  ),
  suspended: onOrder((params, order) =>
    phrase('Order #{order} was suspended{because}.', { order, because: because(params) }),
  ),
  resumed: onOrder((_, order) => phrase('Order #{order} is active again.', { order })),
  deadline_extended: onOrder((params, order) =>
    phrase('The deadline for order #{order} was extended{because}.', { order, because: because(params) }),
  ),
  cancelled: onOrder((params, order) =>
    phrase('Order #{order} was cancelled{because}.', { order, because: because(params) }),
  ),
  application_accepted: () =>
    phrase('Welcome to the team! You’re a booster on trial. Staff will set up your games next.'),
  application_refused: (params) =>
    phrase('Your booster application was rejected{because}.', { because: because(params) }),
  fined: (params, order) => {
    const values = { amount: money(params), because: because(params) };
    if (order === null) return phrase('A fine of {amount} will be deducted from your next payout{because}.', values);
    return phrase('A fine of {amount} for order #{order} will be deducted from your next payout{because}.', {
      ...values,
      order,
    });
  },
  fine_lifted: (params, order) => {
    const amount = money(params);
    if (order === null) return phrase('Your fine of {amount} was waived.', { amount });
    return phrase('Your fine of {amount} for order #{order} was waived.', { amount, order });
  },
  gift_received: (params) =>
    phrase(
      'You received a gift of {coins, plural, one {# BoostCoin} other {# BoostCoins}} with the message “{text}”. Claim it in your profile.',
      { coins: coinsOf(params), text: params.text ?? '' },
    ),
  progress_paid: onOrder((params, order) =>
    phrase('You received a progress payment of {amount} for order #{order}.', { amount: money(params), order }),
  ),
  coins_granted: (params) =>
    phrase('You received {coins, plural, one {# BoostCoin} other {# BoostCoins}}{because}.', {
      coins: coinsOf(params),
      because: because(params),
    }),
  coins_deducted: (params) =>
    phrase('{coins, plural, one {# BoostCoin was} other {# BoostCoins were}} deducted from your balance{because}.', {
      coins: coinsOf(params),
      because: because(params),
    }),
  payment_requested: (params, order) => {
    const values = { amount: money(params), because: because(params) };
    if (order === null) return phrase('You have a payment request for {amount}{because}.', values);
    return phrase('You have a payment request for {amount}, for order #{order}{because}.', { ...values, order });
  },
  payment_received: (params, order) => {
    const values = { amount: money(params), because: because(params) };
    if (order === null) return phrase('A payment of {amount} was received{because}.', values);
    return phrase('A payment of {amount} for order #{order} was received{because}.', { ...values, order });
  },
  extra_paid: onOrder((params, order) =>
    phrase('An add-on for order #{order} was paid{because}. Your share has increased.', {
      order,
      because: because(params),
    }),
  ),
  account_sold: onOrder((_, order) =>
    phrase(
      'Your account was sold (order #{order}) and the payment was received. The buyer can now see the login details.',
      { order },
    ),
  ),
  offer_approved: () => phrase('The account you offered is now for sale.'),
  offer_refused: (params) => phrase('The account you offered was rejected{because}.', { because: because(params) }),
  offer_revealed: () => phrase('Someone viewed the login details of an account you offered.'),
  duoq_taken: ({ name }) =>
    phrase('Staff have reclaimed the account {name}. You can no longer use it.', { name: name ?? '' }),
  payout_paid: (params) => phrase('You received a payout of {amount}.', { amount: money(params) }),
} as const satisfies Record<string, Text>;

export type NotificationCode = keyof typeof texts;

const isCode = (code: string): code is NotificationCode => Object.hasOwn(texts, code);

/** Returns the phrase of a notification; for an unknown code of another version one that names the order. */
export const notificationPhrase = (code: string, params: NotificationParams, order: number | null): Phrase =>
  isCode(code) ? texts[code](params, order) : newsOn(order);
