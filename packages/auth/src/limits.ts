import { deepFreeze } from '@boostdesk/catalogs';

/** Limits of the rules that admins set. Null is no limit. */
export interface RuleLimits {
  /** Highest price of an order that a trial booster locks in, in US cents. */
  readonly trialMaxPrice: number | null;
  /** Larger payouts need two people; in cents of the payout's currency. */
  readonly twoToSignAbove: number | null;
}

/** Limits of an installation whose admins have set none. */
export const defaultLimits: RuleLimits = /* @__PURE__ */ deepFreeze({ trialMaxPrice: 10_000, twoToSignAbove: null });
