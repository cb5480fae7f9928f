import { frozen } from './frozen.ts';

/**
 * How a service is counted and priced: `ladder` from rank to rank; `wins`, `netWins`, `divisions` (ranks of a game without
 * a ladder here), `matches`, `placement`, `clears`, `hours`, `levels`, `points` by number; `flat` once.
 */
export const serviceUnits = /* @__PURE__ */ frozen([
  'ladder',
  'wins',
  'netWins',
  'divisions',
  'placement',
  'matches',
  'clears',
  'hours',
  'levels',
  'points',
  'flat',
] as const);
/** One of the ways in which a service is counted. */
export type ServiceUnit = (typeof serviceUnits)[number];
/** One that is sold by number. */
export type CountedUnit = Exclude<ServiceUnit, 'ladder' | 'flat'>;

/** Whether it is played, on the account of whoever orders it: lessons and things are not. */
export const isPlayed = (unit: ServiceUnit): boolean => unit !== 'hours' && unit !== 'flat';
