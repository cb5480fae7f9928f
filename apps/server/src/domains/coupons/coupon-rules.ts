/** The parts of a coupon that the rules use. */
export interface Coupon {
  readonly active: boolean;
  /** Null for all games. */
  readonly games: readonly number[] | null;
  /** UTC days, inclusive; null for no limit. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly most_uses: number | null;
  readonly most_uses_each: number | null;
}

/** The new order, and the coupon's uses so far. */
export interface CouponUse {
  readonly game: number;
  readonly at: Date;
  readonly uses: number;
  /** Uses by the same customer. */
  readonly own: number;
}

export type CouponRefusal = 'off' | 'early' | 'late' | 'otherGame' | 'usedUp' | 'usedByYou';

const isReached = (count: number, most: number | null): boolean => most !== null && count >= most;

/** Returns why game, period or a limit forbids the coupon, or null. docs/product.md, Coupons. */
export function couponRefusal(coupon: Coupon, { game, at, uses, own }: CouponUse): CouponRefusal | null {
  const day = at.toISOString().slice(0, 10);
  if (!coupon.active) return 'off';
  if (coupon.starts !== null && day < coupon.starts) return 'early';
  if (coupon.ends !== null && day > coupon.ends) return 'late';
  if (coupon.games !== null && !coupon.games.includes(game)) return 'otherGame';
  if (isReached(uses, coupon.most_uses)) return 'usedUp';
  return isReached(own, coupon.most_uses_each) ? 'usedByYou' : null;
}
