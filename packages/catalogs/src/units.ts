import { deepFreeze } from './deep-freeze.ts';

/**
 * How services are priced: `ladder` by rank, `flat` once, others per unit. `divisions`: ranks of games without a ladder
 * here.
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
/** Unit of a service. */
export type ServiceUnit = (typeof serviceUnits)[number];
/** Unit with a quantity. */
export type CountedUnit = Exclude<ServiceUnit, 'ladder' | 'flat'>;

/** One press on an order's progress: a match won or lost, or one unit more or less. */
export const progressSteps = /* @__PURE__ */ deepFreeze(['win', 'loss', 'more', 'less'] as const);
/** Step of an order's progress. */
export type ProgressStep = (typeof progressSteps)[number];

/** Whether a service is played on the customer's account; false for lessons and sales. */
export const isPlayed = (unit: ServiceUnit): boolean => unit !== 'hours' && unit !== 'flat';
