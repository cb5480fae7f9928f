import type { OrderRow } from '@boostdesk/api-client/contract';
import { gameById, serverById, serviceById } from '@boostdesk/catalogs';

/** The service without its goal: 'League boosting'. */
export const serviceNameOf = (order: Pick<OrderRow, 'serviceId' | 'purchase'>): string =>
  (order.serviceId === null ? undefined : serviceById(order.serviceId)?.name) ??
  order.purchase.split(',')[0] ??
  order.purchase;

/** SPEC §3 spells it so: the server's short name. */
export const serverShort = (id: number | null): string => (id === null ? '' : (serverById(id)?.abbrevation ?? ''));

/** A few letters for a game: its shortest alias in capitals. */
export function gameShort(id: number): string {
  const game = gameById(id);
  const shortest = [...(game?.aliases ?? [])].sort((a, b) => a.length - b.length)[0];
  return (shortest ?? game?.name ?? '').slice(0, 4).toUpperCase();
}
