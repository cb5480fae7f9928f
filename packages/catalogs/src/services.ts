import { createFrozen, indexBy } from './deep-freeze.ts';
import { type Game, type GameId, gameById } from './games.ts';
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
  /** Path of its page on the public site; also the `link` of its row in `Game.services`, if it has one. */
  readonly link: string;
  readonly deadline: boolean;
  readonly sharePercent: number | null;
  readonly gameKey: ServiceGameKey;
  readonly unit: ServiceUnit;
  readonly ladder: LadderId | null;
  readonly duo: boolean;
}

/** Public pages whose path is not the service's slug. */
const links: Readonly<Partial<Record<ServiceSlug, string>>> = {
  'lol-boosting': '/lol-elo-boost',
  'lol-duo-queue': '/lol-duo-boost',
  'lol-placement': '/lol-placement-matches',
  'wildrift-boosting': '/wild-rift-boosting',
  'valorant-duo-queue': '/valorant-duo-boost',
  'valorant-placement': '/valorant-placement-matches',
};

/** The 41 services, by id. */
export const services: readonly Service[] = /* @__PURE__ */ createFrozen(() =>
  servicesData.map((service): Service => ({ ...service, link: links[service.slug] ?? `/${service.slug}` })),
);

const byId = /* @__PURE__ */ indexBy(services, (service): number[] => [service.id]);
const bySlug = /* @__PURE__ */ indexBy(services, (service): string[] => [service.slug]);
const byLink = /* @__PURE__ */ indexBy(services, (service) => [service.link]);

/** Finds a service by id. */
export function serviceById<const I>(id: LookupKey<ServiceId, I>): LookupResult<Service, ServiceId, I>;
export function serviceById(id: number): Service | undefined {
  return byId.get(id);
}

/** Finds a service by slug, case-sensitive. */
export function serviceBySlug<const I>(slug: LookupKey<ServiceSlug, I>): LookupResult<Service, ServiceSlug, I>;
export function serviceBySlug(slug: string): Service | undefined {
  return bySlug.get(slug);
}

/** The game whose boosters may carry out a service. */
export function gameOfService(service: Pick<Service, 'gameKey'>): Game {
  return gameById(gameOfKeyData[service.gameKey]);
}

/** Finds the service of a public link, such as '/lol-elo-boost' or that of a row of `Game.services`. */
export function serviceByLink(link: string): Service | undefined {
  return byLink.get(link);
}

/**
 * Services of a game, by id: those that its boosters may carry out. Empty for a game whose rows in `Game.services` are
 * sold by their links alone, such as Dota 2.
 */
export function servicesOf(game: GameId | Pick<Game, 'id'>): readonly Service[] {
  const id = typeof game === 'number' ? game : game.id;
  return services.filter((service) => gameOfKeyData[service.gameKey] === id);
}
