import type { ServiceGameKey, ServiceSlug } from '@boostdesk/catalogs';

interface SeriesShape {
  /** Also its value in the form's address. */
  readonly key: ServiceGameKey;
  readonly name: string;
  /** What its services' names begin with, left out under its own tile. */
  readonly prefix: string;
}

/** Games with services of their own in the catalogue, in the order in which they are offered. */
export const series = [
  { key: 'lol', name: 'League of Legends', prefix: 'League ' },
  { key: 'valorant', name: 'Valorant', prefix: 'Valorant ' },
  { key: 'wildrift', name: 'Wild Rift', prefix: 'Wild Rift ' },
  { key: 'tft', name: 'Teamfight Tactics', prefix: 'TFT ' },
  { key: 'lor', name: 'Legends of Runeterra', prefix: 'Legends of Runeterra ' },
] as const satisfies readonly SeriesShape[];

/** Public links that do not bear the name of the service that they sell. */
export const linkedServices: Readonly<Record<string, ServiceSlug>> = {
  'lol-elo-boost': 'lol-boosting',
  'lol-duo-boost': 'lol-duo-queue',
  'lol-placement-matches': 'lol-placement',
  'wild-rift-boosting': 'wildrift-boosting',
  'valorant-duo-boost': 'valorant-duo-queue',
  'valorant-placement-matches': 'valorant-placement',
};

/** Short names of the servers that a customer most likely plays on. */
export const defaultServers: readonly string[] = ['EUW', 'EU'];
