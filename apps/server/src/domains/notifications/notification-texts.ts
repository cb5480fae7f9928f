import { isCurrency } from '../../db/currency.ts';
import { type Phrase, phrase, type Value } from '../../words/phrase.ts';

export type NotificationParams = Readonly<Record<string, string | number | null>>;
type Text = (params: NotificationParams, order: number | null) => Phrase;
type OrderText = (params: NotificationParams, order: number) => Phrase;

const newsOn = (order: number | null): Phrase =>
  order === null ? phrase('There is news on your order.') : phrase('There is news on order #{order}.', { order });

/** Of an order; a row without one is of no version that we know. */
const onOrder =
  (text: OrderText): Text =>
  (params, order) =>
    order === null ? newsOn(null) : text(params, order);

const someone = (named: string | number | null | undefined, fallback: Phrase): Value =>
  typeof named === 'string' ? named : fallback;
const booster = () => phrase('The booster');

/** What stands behind the sentence, as it was written: a colon does in every language that we speak. */
const because = ({ reason }: NotificationParams): string =>
  typeof reason === 'string' ? `: ${reason.replace(/\.$/, '')}` : '';

const coinsOf = ({ coins }: NotificationParams): number => Number(coins ?? 0);

/** `amount` in minor units and `currency`, as a price. */
function money({ amount, currency }: NotificationParams): Value {
  return typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency)
    ? { amount, currency }
    : phrase('money');
}

/** Notifications are kept as code and parameters, and said in their reader's language when they are read or sent. */
const texts = {
  order_paid: onOrder((_, order) => phrase('Order #{order} is paid. Boosters can see it now.', { order })),
  locked_in: onOrder((params, order) =>
    phrase('{by} locked in order #{order}.', { by: someone(params.by, phrase('A booster')), order }),
  ),
  credentials_saved: onOrder((_, order) => phrase('The account details of order #{order} were saved.', { order })),
  credentials_revealed: onOrder((params, order) =>
    phrase('{by} looked at the account details of order #{order}.', { by: someone(params.by, booster()), order }),
  ),
  paused: onOrder((params, order) =>
    phrase('Order #{order} was paused{because}.', { order, because: because(params) }),
  ),
  unpaused: onOrder((_, order) => phrase('Order #{order} goes on.', { order })),
  completed: onOrder((_, order) => phrase('Order #{order} is complete. Tell us how it was.', { order })),
  rated: onOrder(({ stars }, order) =>
    phrase('Order #{order} was rated {stars} of 5.', { order, stars: stars ?? '?' }),
  ),
  review_answered: onOrder((_, order) => phrase('Your review of order #{order} was answered.', { order })),
  assigned: onOrder((params, order) =>
    phrase('Order #{order} is played by {booster} from now on.', {
      order,
      booster: someone(params.booster, phrase('a booster')),
    }),
  ),
  unassigned: onOrder((params, order) =>
    phrase('Order #{order} was taken from {booster}{because}.', {
      order,
      booster: someone(params.booster, phrase('its booster')),
      because: because(params),
    }),
  ),
  dropped: onOrder((params, order) =>
    phrase('{by} dropped order #{order}{because}. It waits for another.', {
      by: someone(params.by, booster()),
      order,
      because: because(params),
    }),
  ),
  suspended: onOrder((params, order) =>
    phrase('Order #{order} was suspended{because}.', { order, because: because(params) }),
  ),
  resumed: onOrder((_, order) => phrase('Order #{order} goes on.', { order })),
  deadline_extended: onOrder((params, order) =>
    phrase('The deadline of order #{order} was moved{because}.', { order, because: because(params) }),
  ),
  cancelled: onOrder((params, order) =>
    phrase('Order #{order} was cancelled{because}.', { order, because: because(params) }),
  ),
  application_accepted: () => phrase('Welcome to the team! You are a booster on trial: staff set your games next.'),
  application_refused: (params) =>
    phrase('Your application as a booster was refused{because}.', { because: because(params) }),
  fined: (params, order) => {
    const values = { amount: money(params), because: because(params) };
    if (order === null) return phrase('A fine of {amount} comes off your next payout{because}.', values);
    return phrase('A fine of {amount} comes off your next payout, for order #{order}{because}.', { ...values, order });
  },
  fine_lifted: (params, order) => {
    const amount = money(params);
    if (order === null) return phrase('Your fine of {amount} was lifted.', { amount });
    return phrase('Your fine of {amount} was lifted, for order #{order}.', { amount, order });
  },
  gift_received: (params) =>
    phrase(
      'You were given {coins, plural, one {# BoostCoin} other {# BoostCoins}}: {text} Claim them in your profile.',
      { coins: coinsOf(params), text: params.text ?? '' },
    ),
  progress_paid: onOrder((params, order) =>
    phrase('{amount} is yours already for the progress of order #{order}.', { amount: money(params), order }),
  ),
  coins_granted: (params) =>
    phrase('You were given {coins, plural, one {# BoostCoin} other {# BoostCoins}}{because}.', {
      coins: coinsOf(params),
      because: because(params),
    }),
  coins_deducted: (params) =>
    phrase('{coins, plural, one {# BoostCoin was} other {# BoostCoins were}} taken from you{because}.', {
      coins: coinsOf(params),
      because: because(params),
    }),
  payment_requested: (params, order) => {
    const values = { amount: money(params), because: because(params) };
    if (order === null) return phrase('We ask you to pay {amount}{because}.', values);
    return phrase('We ask you to pay {amount}, for order #{order}{because}.', { ...values, order });
  },
  payment_received: (params, order) => {
    const values = { amount: money(params), because: because(params) };
    if (order === null) return phrase('{amount} was paid{because}.', values);
    return phrase('{amount} was paid, for order #{order}{because}.', { ...values, order });
  },
  extra_paid: onOrder((params, order) =>
    phrase('An extra was paid for order #{order}{because}. Your share is higher now.', {
      order,
      because: because(params),
    }),
  ),
  account_sold: onOrder((_, order) =>
    phrase('Your account is sold and paid: order #{order}. Its buyer can see the login now.', { order }),
  ),
  offer_approved: () => phrase('The account that you offered is for sale now.'),
  offer_refused: (params) => phrase('The account that you offered was refused{because}.', { because: because(params) }),
  offer_revealed: () => phrase('Somebody looked at the login of an account that you offered.'),
  duoq_taken: ({ name }) =>
    phrase('You do not have the account {name} any more: staff took it back.', { name: name ?? '' }),
  payout_paid: (params) => phrase('A payout of {amount} was paid to you.', { amount: money(params) }),
} as const satisfies Record<string, Text>;

export type NotificationCode = keyof typeof texts;

const isCode = (code: string): code is NotificationCode => Object.hasOwn(texts, code);

/** A code that an older version wrote and this one no longer knows still points at its order. */
export const notificationPhrase = (code: string, params: NotificationParams, order: number | null): Phrase =>
  isCode(code) ? texts[code](params, order) : newsOn(order);
