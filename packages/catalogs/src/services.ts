import { indexBy } from './frozen.ts';
import { type Game, gameById } from './games.ts';
import type { LadderId } from './ladders.ts';
import { gameOfKeyData, type ServiceUnit, servicesData } from './services.data.ts';

export type ServiceId = (typeof servicesData)[number]['id'];
export type ServiceSlug = (typeof servicesData)[number]['slug'];
export type ServiceGameKey = (typeof servicesData)[number]['gameKey'];

/** SPEC §3, Service. `sharePercent` is the booster's least percent of the price, `null` where the service has none. */
export interface Service {
  readonly id: ServiceId;
  readonly name: string;
  readonly slug: ServiceSlug;
  readonly deadline: boolean;
  readonly sharePercent: number | null;
  readonly gameKey: ServiceGameKey;
  readonly unit: ServiceUnit;
  readonly ladder: LadderId | null;
  readonly duo: boolean;
}

export const services: readonly Service[] = servicesData;

const byId = /* @__PURE__ */ indexBy(services, (service): number[] => [service.id]);
const bySlug = /* @__PURE__ */ indexBy(services, (service): string[] => [service.slug]);

export function serviceById(id: ServiceId): Service;
export function serviceById(id: number): Service | undefined;
export function serviceById(id: number): Service | undefined {
  return byId.get(id);
}

export function serviceBySlug(slug: ServiceSlug): Service;
export function serviceBySlug(slug: string): Service | undefined;
export function serviceBySlug(slug: string): Service | undefined {
  return bySlug.get(slug);
}

/** The game whose boosters may carry the service out. */
export function gameOfService(service: Pick<Service, 'gameKey'>): Game {
  return gameById(gameOfKeyData[service.gameKey]);
}
