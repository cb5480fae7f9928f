import { indexBy } from './deep-freeze.ts';
import { type Game, gameById } from './games.ts';
import type { LadderId } from './ladders.ts';
import type { LookupKey, LookupResult } from './lookup-types.ts';
import { gameOfKeyData, servicesData } from './services.data.ts';
import type { ServiceUnit } from './units.ts';

/** Service id, 1 to 41. Stored in orders: never reuse one. */
export type ServiceId = (typeof servicesData)[number]['id'];
/** URL slug of a service. */
export type ServiceSlug = (typeof servicesData)[number]['slug'];
/** Key of a service's game. */
export type ServiceGameKey = (typeof servicesData)[number]['gameKey'];

/** A service that is sold. `sharePercent` is the booster's minimum percent of the price. */
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

/** The 41 services, by id. */
export const services: readonly Service[] = servicesData;

const byId = /* @__PURE__ */ indexBy(services, (service): number[] => [service.id]);
const bySlug = /* @__PURE__ */ indexBy(services, (service): string[] => [service.slug]);

/** Finds a service by id. */
export function serviceById<I extends number>(id: LookupKey<ServiceId, I>): LookupResult<Service, ServiceId, I>;
export function serviceById(id: number): Service | undefined {
  return byId.get(id);
}

/** Finds a service by slug, case-sensitive. */
export function serviceBySlug<I extends string>(slug: LookupKey<ServiceSlug, I>): LookupResult<Service, ServiceSlug, I>;
export function serviceBySlug(slug: string): Service | undefined {
  return bySlug.get(slug);
}

/** The game whose boosters may carry out a service. */
export function gameOfService(service: Pick<Service, 'gameKey'>): Game {
  return gameById(gameOfKeyData[service.gameKey]);
}
