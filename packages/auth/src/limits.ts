import { deepFreeze } from '@boostdesk/catalogs';
import type { Actor } from './actor.ts';
import { isAdmin } from './roles.ts';

/** Limits of the rules that admins set. Null is no limit. */
export interface RuleLimits {
  /** Highest price of an order that a trial booster locks in, in US cents. */
  readonly trialMaxPrice: number | null;
  /** Larger payouts need two people; in cents of the payout's currency. */
  readonly twoToSignAbove: number | null;
  /** Most BoostCoins that a moderator grants or gives at once. */
  readonly coinGrantMax: number | null;
}

/** Limits of an installation whose admins have set none. */
export const defaultLimits: RuleLimits = /* @__PURE__ */ deepFreeze({
  trialMaxPrice: 10_000,
  twoToSignAbove: null,
  coinGrantMax: 10_000,
});

/** Returns the most BoostCoins that the actor grants or gives at once; null is no limit, as for admins. */
export const coinGrantLimit = (actor: Actor, { coinGrantMax }: Pick<RuleLimits, 'coinGrantMax'>): number | null =>
  isAdmin(actor) ? null : coinGrantMax;
