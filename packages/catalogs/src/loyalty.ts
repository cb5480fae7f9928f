import { frozen } from './frozen.ts';

/** SPEC §3: the loyalty tiers. `from` is what a customer has spent so far, in US cents. */
export const loyaltyTiers = /* @__PURE__ */ frozen([
  { tier: 'Tier1', key: 'novice', name: 'Novice', from: 0 },
  { tier: 'Tier2', key: 'advanced', name: 'Advanced', from: 25_000 },
  { tier: 'Tier3', key: 'veteran', name: 'Veteran', from: 75_000 },
  { tier: 'Tier4', key: 'ultimate', name: 'Ultimate', from: 200_000 },
] as const);

/** One row of the tiers. */
export type LoyaltyTier = (typeof loyaltyTiers)[number];
/** What a customer’s loyalty rank is called. SPEC §3. */
export type LoyaltyName = LoyaltyTier['name'];

/** Where a customer stands, and what is missing to the next tier. */
export interface Loyalty {
  readonly tier: LoyaltyTier;
  readonly next: LoyaltyTier | null;
  /** US cents to spend until the next tier; 0 at the top. */
  readonly missing: number;
  /** Whole percent of the way from this tier to the next; 100 at the top. */
  readonly percent: number;
}

/** The tier for what was spent, in US cents. Nothing spent, less, or what is no number, is the first. */
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
