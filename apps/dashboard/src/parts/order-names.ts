import type { OrderRow } from '@boostdesk/api-client/contract';
import {
  gameById,
  type LadderId,
  orderStatusByCode,
  rankByNumber,
  serverById,
  serviceById,
  type TierKey,
} from '@boostdesk/catalogs';

export interface RankName {
  readonly name: string;
  readonly tier: TierKey;
}

const rankOf = (ladder: LadderId, rank: number): RankName => {
  const found = rankByNumber(ladder, rank);
  return { name: found?.name ?? String(rank), tier: found?.tier ?? 'unranked' };
};

/** Where an order begins, stands and ends, in words; null for orders that count. */
export function climbOf({ progress }: Pick<OrderRow, 'progress'>) {
  if (progress.kind !== 'rank') return null;
  return {
    from: rankOf(progress.ladder, progress.from),
    now: rankOf(progress.ladder, progress.now),
    target: rankOf(progress.ladder, progress.target),
  };
}

/** The service without its goal: 'League boosting'. */
export const serviceNameOf = (order: Pick<OrderRow, 'serviceId' | 'purchase'>): string =>
  (order.serviceId === null ? undefined : serviceById(order.serviceId)?.name) ??
  order.purchase.split(',')[0] ??
  order.purchase;

/** SPEC §3 spells it so: the server's short name. */
export const serverShort = (id: number | null): string => (id === null ? '' : (serverById(id)?.abbrevation ?? ''));
export const serverName = (id: number | null): string => (id === null ? '' : (serverById(id)?.server ?? ''));

export const gameName = (id: number): string => gameById(id)?.name ?? '';

/** A few letters for a game: its shortest alias in capitals. */
export function gameShort(id: number): string {
  const game = gameById(id);
  const shortest = [...(game?.aliases ?? [])].sort((a, b) => a.length - b.length)[0];
  return (shortest ?? game?.name ?? '').slice(0, 4).toUpperCase();
}

export const statusName = (status: OrderRow['status']): string => orderStatusByCode(status).name;
