import { indexBy } from './frozen.ts';
import { type Game, gameById } from './games.ts';
import type { Asked, Found } from './known.ts';
import type { LadderId } from './ladders.ts';
import { gameOfKeyData, servicesData } from './services.data.ts';
import type { ServiceUnit } from './units.ts';

/** 1 to 41, as in SPEC §3. Orders carry it: it never comes to mean another service. */
export type ServiceId = (typeof servicesData)[number]['id'];
/** A service in an address. */
export type ServiceSlug = (typeof servicesData)[number]['slug'];
/** The game key of SPEC §3. */
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

/** The 41 services in the order of their ids. SPEC §3. */
export const services: readonly Service[] = servicesData;

const byId = /* @__PURE__ */ indexBy(services, (service): number[] => [service.id]);
const bySlug = /* @__PURE__ */ indexBy(services, (service): string[] => [service.slug]);

/** A known id always has its service; a number from outside may have none. */
export function serviceById<I extends number>(id: Asked<ServiceId, I>): Found<Service, ServiceId, I>;
export function serviceById(id: number): Service | undefined {
  return byId.get(id);
}

/** By the name in an address; the case counts. */
export function serviceBySlug<I extends string>(slug: Asked<ServiceSlug, I>): Found<Service, ServiceSlug, I>;
export function serviceBySlug(slug: string): Service | undefined {
  return bySlug.get(slug);
}

/** The game whose boosters may carry the service out. */
export function gameOfService(service: Pick<Service, 'gameKey'>): Game {
  return gameById(gameOfKeyData[service.gameKey]);
}
