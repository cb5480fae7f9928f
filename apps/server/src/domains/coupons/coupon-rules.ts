/** What the rules need to know of a coupon. */
export interface Coupon {
  readonly active: boolean;
  /** Null: all. */
  readonly games: readonly number[] | null;
  /** Days in UTC, both included; null: no bound. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly most_uses: number | null;
  readonly most_uses_each: number | null;
}

/** The order that shall hold it, and those that do already. */
export interface CouponUse {
  readonly game: number;
  readonly at: Date;
  readonly uses: number;
  /** Of these, the customer's. */
  readonly own: number;
}

/** Why a coupon takes nothing off. */
export type CouponRefusal = 'off' | 'early' | 'late' | 'otherGame' | 'usedUp' | 'usedByYou';

const isReached = (count: number, most: number | null): boolean => most !== null && count >= most;

/** Why game, period or a limit forbids the coupon; null where it may be used. docs/product.md, Coupons. */
export function couponRefusal(coupon: Coupon, { game, at, uses, own }: CouponUse): CouponRefusal | null {
  const day = at.toISOString().slice(0, 10);
  if (!coupon.active) return 'off';
  if (coupon.starts !== null && day < coupon.starts) return 'early';
  if (coupon.ends !== null && day > coupon.ends) return 'late';
  if (coupon.games !== null && !coupon.games.includes(game)) return 'otherGame';
  if (isReached(uses, coupon.most_uses)) return 'usedUp';
  return isReached(own, coupon.most_uses_each) ? 'usedByYou' : null;
}
