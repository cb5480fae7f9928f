import type { OrderChoice } from '@boostdesk/api-client/contract';
import type { Quote, QuoteCoupon, QuoteRefusal } from '@boostdesk/catalogs';
import { quoteOrder } from '@boostdesk/catalogs';
import { type Choice, pickedOf } from './choice.ts';

const MOST_CHAMPIONS = 10;
const LONGEST_CHAMPION = 40;

/** 'Ahri, Zed' as a list. */
export const championsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((name) => name.trim().slice(0, LONGEST_CHAMPION))
    .filter((name) => name !== '')
    .slice(0, MOST_CHAMPIONS);

/** What `order.create` takes. `note`: a word to the booster; `coupon`: one that takes something off. */
export function toOrderChoice(choice: Choice, note: string, coupon: QuoteCoupon | null = null): OrderChoice {
  const { shelf, offer } = pickedOf(choice);
  const { service } = offer;
  const champions = championsOf(choice.champions);
  return {
    ...(service === null
      ? { serviceId: null, gameId: shelf.gameId, serviceSlug: offer.slug }
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
    ...(coupon !== null && { coupon: coupon.code }),
    ...(note.trim() !== '' && { info: note.trim() }),
  };
}

/** The price by the function that the server charges with. `rate`: units of the choice's currency for one US dollar. */
export function quoteFor(choice: Choice, rate: number, coupon: QuoteCoupon | null = null): Quote | QuoteRefusal {
  const { queue: _queue, champions: _champions, info: _info, coupon: _code, ...priced } = toOrderChoice(choice, '');
  return quoteOrder({ ...priced, coupon, rate });
}
