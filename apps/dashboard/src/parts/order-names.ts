import type { OrderRow } from '@boostdesk/api-client/contract';
import { gameById, type ServiceGameKey, serverById, serviceById } from '@boostdesk/catalogs';
import { said } from '../app/said.ts';

/** The service without its goal: 'League boosting'. */
export const serviceNameOf = (order: Pick<OrderRow, 'serviceId' | 'purchase'>): string =>
  said(
    (order.serviceId === null ? undefined : serviceById(order.serviceId)?.name) ??
      order.purchase.split(',')[0] ??
      order.purchase,
  );

/** SPEC §3 spells it so: the server's short name. */
export const serverShort = (id: number | null): string => (id === null ? '' : (serverById(id)?.abbrevation ?? ''));

const keyLetters: Record<ServiceGameKey, string> = {
  lol: 'LoL',
  tft: 'TFT',
  lor: 'LoR',
  valorant: 'VAL',
  wildrift: 'WR',
  premium: 'PRE',
};

/** A few letters for what is played: those of the service's game, else the game's shortest alias in capitals. */
export function gameShort({ game, serviceId }: Pick<OrderRow, 'game' | 'serviceId'>): string {
  const service = serviceId === null ? undefined : serviceById(serviceId);
  if (service !== undefined) return keyLetters[service.gameKey];
  const known = gameById(game);
  const shortest = [...(known?.aliases ?? [])].sort((a, b) => a.length - b.length)[0];
  return (shortest ?? known?.name ?? '').slice(0, 4).toUpperCase();
}
