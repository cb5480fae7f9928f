import type { OrderChoice } from '@boostdesk/api-client/contract';
import type { Quote, QuoteCoupon, QuoteRefusal } from '@boostdesk/catalogs';
import { quoteOrder } from '@boostdesk/catalogs';
import { type Choice, selectedOfferOf } from './choice.ts';
import { longTextError, namesError, parseNames, toDetailValues, validDetails } from './detail-values.ts';

const MOST_CHAMPIONS = 10;
const LONGEST_CHAMPION = 40;

/** Limit of the contract. */
export const NOTE_MAX = 1000;

/** Error messages for values above the server's limits, or null. */
export function limitErrors({ champions = [], info = '' }: Pick<OrderChoice, 'champions' | 'info'>) {
  return {
    names: namesError(champions, MOST_CHAMPIONS, LONGEST_CHAMPION),
    note: info.length > NOTE_MAX ? longTextError(NOTE_MAX) : null,
  };
}

/** Input of `order.create`. `note`: for the booster; `coupon`: an applicable one. */
export function toOrderChoice(choice: Choice, note: string, coupon: QuoteCoupon | null = null): OrderChoice {
  const { group, offer } = selectedOfferOf(choice);
  const { service } = offer;
  const details = toDetailValues(offer.slug, choice.details);
  const champions = parseNames(choice.champions);
  return {
    ...(service === null
      ? { serviceId: null, gameId: group.gameId, serviceSlug: offer.slug }
      : { serviceId: service.id }),
    serverId: choice.server,
    platform: choice.platform,
    currency: choice.currency,
    ...(choice.from !== null && { from: choice.from }),
    ...(choice.target !== null && { target: choice.target }),
    ...(choice.lp !== null && { lp: choice.lp }),
    ...(choice.lpGain !== null && { lpGain: choice.lpGain }),
    ...(choice.count !== null && { count: choice.count }),
    options: Object.fromEntries(choice.options.map((option) => [option, true])),
    ...(choice.queue !== null && { queue: choice.queue }),
    ...(champions.length > 0 && { champions }),
    ...(details !== undefined && { details }),
    ...(coupon !== null && { coupon: coupon.code }),
    ...(note.trim() !== '' && { info: note.trim() }),
  };
}

/** Price by the server's function. `rate`: units of the choice's currency per US dollar; `coins`: BoostCoins to spend. */
export function quoteFor(
  choice: Choice,
  rate: number,
  coupon: QuoteCoupon | null = null,
  coins = 0,
): Quote | QuoteRefusal {
  const {
    queue: _queue,
    champions: _champions,
    info: _info,
    coupon: _code,
    details,
    ...priced
  } = toOrderChoice(choice, '');
  return quoteOrder({ ...priced, details: validDetails(choice.service, details), coupon, coins, rate });
}
