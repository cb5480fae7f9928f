import { deepFreeze } from './deep-freeze.ts';

/** Loyalty tiers; `from` is US cents spent. */
export const loyaltyTiers = /* @__PURE__ */ deepFreeze([
  { tier: 'Tier1', key: 'novice', name: 'Novice', from: 0 },
  { tier: 'Tier2', key: 'advanced', name: 'Advanced', from: 25_000 },
  { tier: 'Tier3', key: 'veteran', name: 'Veteran', from: 75_000 },
  { tier: 'Tier4', key: 'ultimate', name: 'Ultimate', from: 200_000 },
] as const);

/** A loyalty tier. */
export type LoyaltyTier = (typeof loyaltyTiers)[number];
/** Name of a loyalty tier. */
export type LoyaltyName = LoyaltyTier['name'];

/** Loyalty tier and the way to the next. */
export interface Loyalty {
  readonly tier: LoyaltyTier;
  readonly next: LoyaltyTier | null;
  /** US cents to the next tier; 0 at the top. */
  readonly missing: number;
  /** Whole percent to the next tier; 100 at the top. */
  readonly percent: number;
}

/** Loyalty for US cents spent; negative amounts and NaN count as 0. */
export function loyaltyFor(spent: number): Loyalty {
  const counted = Math.max(spent || 0, 0);
  const place = loyaltyTiers.filter((tier) => tier.from <= counted).length - 1;
  const tier = loyaltyTiers[place] ?? loyaltyTiers[0];
  const next = loyaltyTiers[place + 1] ?? null;
  if (!next) return { tier, next, missing: 0, percent: 100 };
  return {
    tier,
    next,
    missing: next.from - counted,
    percent: Math.floor(((counted - tier.from) * 100) / (next.from - tier.from)),
  };
}
