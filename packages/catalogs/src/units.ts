import { deepFreeze } from './deep-freeze.ts';

/**
 * How services are priced: `ladder` by rank, `flat` once, all others per unit. `divisions` are ranks of games without a
 * ladder here.
 */
export const serviceUnits = /* @__PURE__ */ deepFreeze([
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
/** A service's unit. */
export type ServiceUnit = (typeof serviceUnits)[number];
/** A unit with a quantity. */
export type CountedUnit = Exclude<ServiceUnit, 'ladder' | 'flat'>;

/** Whether a service is played on the customer's account; false for lessons and sales. */
export const isPlayed = (unit: ServiceUnit): boolean => unit !== 'hours' && unit !== 'flat';
