export type NotificationParams = Readonly<Record<string, string | number | null>>;
type Text = (params: NotificationParams, order: string) => string;

const NO_ORDER = 'Your order';

const name = (params: NotificationParams, fallback: string): string =>
  typeof params.by === 'string' ? params.by : fallback;

const because = ({ reason }: NotificationParams): string =>
  typeof reason === 'string' ? `: ${reason.replace(/\.$/, '')}` : '';

const onOrder = (order: string): string => (order === NO_ORDER ? '' : `, for ${order.toLowerCase()}`);

/** `amount` in minor units and `currency`, as a price. */
function money(params: NotificationParams): string {
  const { amount, currency } = params;
  if (typeof amount !== 'number' || typeof currency !== 'string') return 'money';
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}

/** Notifications in English, the one language so far: kept as code and parameters, written when they are read or sent. */
const texts = {
  order_paid: (_, order) => `${order} is paid. Boosters can see it now.`,
  locked_in: (params, order) => `${name(params, 'A booster')} locked in ${order.toLowerCase()}.`,
  credentials_saved: (_, order) => `The account details of ${order.toLowerCase()} were saved.`,
  credentials_revealed: (params, order) =>
    `${name(params, 'The booster')} looked at the account details of ${order.toLowerCase()}.`,
  paused: (params, order) => `${order} was paused${because(params)}.`,
  unpaused: (_, order) => `${order} goes on.`,
  completed: (_, order) => `${order} is complete. Tell us how it was.`,
  rated: (params, order) => `${order} was rated ${params.stars ?? '?'} of 5.`,
  review_answered: (_, order) => `Your review of ${order.toLowerCase()} was answered.`,
  assigned: (params, order) => `${order} is played by ${params.booster ?? 'a booster'} from now on.`,
  unassigned: (params, order) => `${order} was taken from ${params.booster ?? 'its booster'}${because(params)}.`,
  dropped: (params, order) =>
    `${name(params, 'The booster')} dropped ${order.toLowerCase()}${because(params)}. It waits for another.`,
  suspended: (params, order) => `${order} was suspended${because(params)}.`,
  resumed: (_, order) => `${order} goes on.`,
  deadline_extended: (params, order) => `The deadline of ${order.toLowerCase()} was moved${because(params)}.`,
  cancelled: (params, order) => `${order} was cancelled${because(params)}.`,
  application_accepted: () => 'Welcome to the team! You are a booster on trial: staff set your games next.',
  application_refused: (params) => `Your application as a booster was refused${because(params)}.`,
  fined: (params, order) => `A fine of ${money(params)} comes off your next payout${onOrder(order)}${because(params)}.`,
  fine_lifted: (params, order) => `Your fine of ${money(params)} was lifted${onOrder(order)}.`,
  gift_received: ({ coins, text }) =>
    `You were given ${coins ?? '?'} BoostCoins: ${text ?? ''} Claim them in your profile.`,
  progress_paid: (params, order) => `${money(params)} is yours already for the progress of ${order.toLowerCase()}.`,
  coins_granted: (params) => `You were given ${params.coins ?? '?'} BoostCoins${because(params)}.`,
  coins_deducted: (params) => `${params.coins ?? '?'} BoostCoins were taken from you${because(params)}.`,
  payment_requested: (params, order) => `We ask you to pay ${money(params)}${onOrder(order)}${because(params)}.`,
  payment_received: (params, order) => `${money(params)} was paid${onOrder(order)}${because(params)}.`,
  extra_paid: (params, order) =>
    `An extra was paid for ${order.toLowerCase()}${because(params)}. Your share is higher now.`,
  account_sold: (_, order) => `Your account is sold and paid: ${order.toLowerCase()}. Its buyer can see the login now.`,
  offer_approved: () => 'The account that you offered is for sale now.',
  offer_refused: (params) => `The account that you offered was refused${because(params)}.`,
  offer_revealed: () => 'Somebody looked at the login of an account that you offered.',
  duoq_taken: ({ name: account }) => `You do not have the account ${account ?? ''} any more: staff took it back.`,
  payout_paid: (params) => `A payout of ${money(params)} was paid to you.`,
} as const satisfies Record<string, Text>;

export type NotificationCode = keyof typeof texts;

const isCode = (code: string): code is NotificationCode => Object.hasOwn(texts, code);

/** A code that an older version wrote and this one no longer knows still points at its order. */
export function notificationText(code: string, params: NotificationParams, order: number | null): string {
  const label = order === null ? NO_ORDER : `Order #${order}`;
  return isCode(code) ? texts[code](params, label) : `There is news on ${label.toLowerCase()}.`;
}
