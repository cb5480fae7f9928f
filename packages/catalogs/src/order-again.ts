import { gameById } from './games.ts';
import { optionPercents } from './prices.data.ts';
import { isSold } from './quote.ts';
import { serviceById } from './services.ts';

/** A past order, as in `OrderView` of the API client. */
export interface PastOrder {
  readonly game: number;
  readonly serviceId: number | null;
  /** Name of the service in English. */
  readonly service: string;
  readonly server: number | null;
  readonly platform: string | null;
  readonly progress:
    | { readonly kind: 'rank'; readonly now: number; readonly lp: number; readonly target: number }
    | { readonly kind: 'count'; readonly target: number };
  readonly details: Readonly<Record<string, unknown>>;
  readonly price: { readonly currency: string };
}

/** Path of the service's page on the public site; null if it is not sold there. */
function servicePath({ game, serviceId, service, details }: PastOrder): string | null {
  // Accounts are bought from their seller.
  if (details.AccountID !== undefined) return null;
  if (serviceId === null) return gameById(game)?.services.find(({ name }) => name === service)?.link ?? null;
  const sold = serviceById(serviceId);
  return sold !== undefined && isSold(sold) ? sold.link : null;
}

/**
 * Path and query of the public site's order form with the choices of a past order; null for what is not sold there. A
 * climb starts at the rank that the order reached. Coupon and note are left out.
 */
export function orderAgainPath(order: PastOrder): string | null {
  const path = servicePath(order);
  if (path === null) return null;
  const { details, platform, price, progress, server } = order;
  const params = new URLSearchParams();
  const put = (name: string, value: unknown) => {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) params.set(name, String(value));
  };
  if (progress.kind === 'rank') {
    put('from', progress.now);
    put('lp', progress.lp);
    put('gain', details.lpGain);
  } else {
    put('count', progress.target);
  }
  put('server', server);
  put('platform', platform);
  const options = Object.keys(optionPercents).filter((option) => details[option] === true);
  const champions = details.specificChampions;
  // The detail holds the names in place of the option.
  if (Array.isArray(champions)) options.push('specificChampions');
  put('with', options.join(','));
  put('queue', details.queue);
  if (Array.isArray(champions)) put('champions', champions.join(', '));
  put('currency', price.currency);
  return `${path}?${params}`;
}
