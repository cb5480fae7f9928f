import type { OrderChoice } from '@boostdesk/api-client/contract';
import {
  lacksChampions,
  missingDetails,
  needsAccount,
  type Quote,
  type QuoteCoupon,
  type QuoteRefusalReason,
  quoteOrder,
} from '@boostdesk/catalogs';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { Rate } from './order-subjects.service.ts';
import { formatPurchase } from './purchase-text.ts';

const refusalMessages: Record<QuoteRefusalReason, MessageDescriptor> = {
  unknownService: msg('This service isn’t available.'),
  unknownGame: msg('This game isn’t available.'),
  unknownServer: msg('Choose a server.'),
  unknownPlatform: msg('Choose a platform that this game supports.'),
  rankNotSold: msg('This rank isn’t available.'),
  targetNotAbove: msg('Your target rank must be higher than your current rank.'),
  outOfRange: msg('Enter a number that this service allows.'),
  optionNotSold: msg('This option isn’t available for this service.'),
  detailNotSold: msg('This detail isn’t available for this service.'),
  detailInvalid: msg('Choose or enter a value that this service allows.'),
  noPrice: msg('This service can’t be ordered with these choices.'),
  unknownCurrency: msg('Choose another currency.'),
  rateMissing: msg('Choose another currency.'),
  couponInvalid: msg('This coupon isn’t valid.'),
};

const ENTER_DETAIL = msg('Choose or enter this detail.');
const NAME_CHAMPIONS = msg('Enter at least one champion for your booster to play.');

/** @throws HttpError `invalid` (422) with the wrong field */
export function quoteChoice(
  { queue, champions, info, coupon: _code, ...choice }: OrderChoice,
  rate: Rate,
  coupon: QuoteCoupon | null = null,
): Quote {
  if (lacksChampions(choice.options, champions)) {
    throw new HttpError('invalid', NAME_CHAMPIONS, { champions: NAME_CHAMPIONS });
  }
  const quote = quoteOrder({ ...choice, coupon, rate: rate('USD', choice.currency) });
  if (quote.ok) {
    assertDetails(quote.order.serviceSlug, choice.details);
    return quote;
  }
  const sentence = refusalMessages[quote.reason];
  throw new HttpError('invalid', sentence, { [quote.field]: sentence });
}

/** A client that knows no details sends none, and its orders are accepted without. */
function assertDetails(slug: string, details: OrderChoice['details']): void {
  const missing = details === undefined ? [] : missingDetails(slug, details);
  if (missing.length === 0) return;
  throw new HttpError(
    'invalid',
    ENTER_DETAIL,
    Object.fromEntries(missing.map((key) => [`details.${key}`, ENTER_DETAIL])),
  );
}

export function toColumns(choice: OrderChoice, quote: Quote) {
  const { order } = quote;
  const details = {
    ...order.details,
    ...(choice.queue !== undefined && { queue: choice.queue }),
    ...(order.options.specificChampions && choice.champions?.length && { specificChampions: choice.champions }),
    ...(choice.info && { info: choice.info }),
  };
  return {
    game_id: order.game.id,
    service_id: order.service?.id ?? null,
    service_slug: order.serviceSlug,
    server_id: order.server?.id ?? null,
    platform: order.platform,
    purchase: formatPurchase(order),
    currency: quote.currency,
    price_amount: String(quote.total),
    quote: JSON.stringify(quote.lines.map(({ code, params, amount }) => ({ code, params, amount }))),
    details: JSON.stringify(details),
    ladder: order.ladder,
    from_rank: order.from,
    target_rank: order.target,
    now_rank: order.from,
    now_lp: order.lp ?? 0,
    target_count: order.target === null ? order.count : null,
    priority: order.options.priorityOrder,
    estimated_days: quote.days,
    credentials_needed: needsAccount(order),
  };
}
