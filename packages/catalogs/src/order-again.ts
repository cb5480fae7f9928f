import type { DetailField, DetailValues } from './detail-field-types.ts';
import { detailFieldsOf, isDetailValue, isGiven } from './detail-fields.ts';
import { gameById } from './games.ts';
import { optionPercents } from './prices.data.ts';
import { isSold } from './quote.ts';
import { serviceById, serviceByLink } from './services.ts';

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

/** A detail of the past order as its field takes it; points start at those that the order reached. */
function detailValue({ key, kind }: DetailField, { details }: PastOrder): unknown {
  const value = Object.hasOwn(details, key) ? details[key] : undefined;
  if (kind !== 'points' || typeof value !== 'object' || value === null) return value;
  return 'to' in value ? value.to : undefined;
}

function toDetailText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === true ? '1' : String(value);
}

/** Details that the service still asks for, as in the form's address, by key. */
function detailTexts(path: string, order: PastOrder): readonly (readonly [string, string])[] {
  const slug = serviceByLink(path)?.slug ?? path.slice(1);
  return detailFieldsOf(slug).flatMap((field) => {
    const value = detailValue(field, order) as DetailValues[typeof field.key];
    return isGiven(value) && isDetailValue(field, value) ? [[field.key, toDetailText(value)] as const] : [];
  });
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
  for (const [key, text] of detailTexts(path, order)) put(key, text);
  put('currency', price.currency);
  return `${path}?${params}`;
}
