import type { Availability } from '@boostdesk/api-client/contract';
import type { Availability as RulesAvailability } from '@boostdesk/catalogs/play';

/** The contract's availability for the rules, which count in ms. */
export const toRules = ({ awayUntil, ...availability }: Availability): RulesAvailability => ({
  ...availability,
  awayUntil: awayUntil === null ? null : Date.parse(awayUntil),
});
