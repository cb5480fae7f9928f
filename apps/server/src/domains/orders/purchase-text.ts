import { gameById, type QuotedOrder, rankByNumber, type Service, serviceById } from '@boostdesk/catalogs';

/** Singular and plural. A point is a thousand mastery points. */
const unitNames = {
  ladder: null,
  flat: null,
  wins: ['win', 'wins'],
  netWins: ['net win', 'net wins'],
  divisions: ['division', 'divisions'],
  placement: ['placement match', 'placement matches'],
  matches: ['match', 'matches'],
  clears: ['clear', 'clears'],
  hours: ['hour', 'hours'],
  levels: ['level', 'levels'],
  points: ['thousand points', 'thousand points'],
} as const satisfies Record<QuotedOrder['unit'], readonly [string, string] | null>;

/** Returns the purchase in words: 'League boosting, Gold IV to Platinum II'. */
export function formatPurchase(order: QuotedOrder): string {
  const { ladder, from, target, unit, count, serviceName } = order;
  if (ladder !== null && from !== null && target !== null) {
    return `${serviceName}, ${rankByNumber(ladder, from)?.name} to ${rankByNumber(ladder, target)?.name}`;
  }
  const words = unitNames[unit];
  return words === null ? serviceName : `${serviceName}, ${count} ${words[count === 1 ? 0 : 1]}`;
}

export const serviceOf = ({ service_id: id }: { readonly service_id: number | null }): Service | undefined =>
  id === null ? undefined : serviceById(id);

/** Returns the name of services known by slug only, too. */
export function serviceName(order: { service_id: number | null; service_slug: string; game_id: number }): string {
  const service = serviceOf(order);
  if (service !== undefined) return service.name;
  const sold = gameById(order.game_id)?.services.find((entry) => entry.link === `/${order.service_slug}`);
  return sold?.name ?? order.service_slug;
}
