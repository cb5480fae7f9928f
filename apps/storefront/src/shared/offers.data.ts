import type { ServiceGameKey } from '@boostdesk/catalogs';

interface SeriesShape {
  /** Also the value in the form's URL. */
  readonly key: ServiceGameKey;
  readonly name: string;
  /** Prefix of its services' names, omitted under its tile. */
  readonly prefix: string;
}

/** Games with own services in the catalogue, in display order. */
export const series = [
  { key: 'lol', name: 'League of Legends', prefix: 'League ' },
  { key: 'valorant', name: 'Valorant', prefix: 'Valorant ' },
  { key: 'wildrift', name: 'Wild Rift', prefix: 'Wild Rift ' },
  { key: 'tft', name: 'Teamfight Tactics', prefix: 'TFT ' },
  { key: 'lor', name: 'Legends of Runeterra', prefix: 'Legends of Runeterra ' },
] as const satisfies readonly SeriesShape[];

/** Most common servers, by short name. */
export const defaultServers: readonly string[] = ['EUW', 'EU'];
