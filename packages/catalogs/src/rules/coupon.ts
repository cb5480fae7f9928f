/** Coupon fields for rules. */
export interface Coupon {
  readonly active: boolean;
  /** `null`: all games. */
  readonly games: readonly number[] | null;
  /** UTC days as 'YYYY-MM-DD', inclusive; `null`: no limit. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly most_uses: number | null;
  readonly most_uses_each: number | null;
}

/** Current time and previous uses. */
export interface CouponUsage {
  readonly at: Date;
  readonly uses: number;
}

/** Order that uses a coupon. */
export interface CouponUse extends CouponUsage {
  readonly game: number;
  /** By the same customer. */
  readonly own: number;
}

/** State of a coupon; only `active` can be used. */
export type CouponState = 'active' | 'inactive' | 'scheduled' | 'expired' | 'usedUp';

/** Why a coupon cannot be used. */
export type CouponRefusal = Exclude<CouponState, 'active'> | 'otherGame' | 'usedByYou';

const isReached = (count: number, most: number | null): boolean => most !== null && count >= most;

/** State of a coupon for any order. */
export function couponState(
  coupon: Pick<Coupon, 'active' | 'starts' | 'ends' | 'most_uses'>,
  { at, uses }: CouponUsage,
): CouponState {
  const day = at.toISOString().slice(0, 10);
  if (!coupon.active) return 'inactive';
  if (coupon.starts !== null && day < coupon.starts) return 'scheduled';
  if (coupon.ends !== null && day > coupon.ends) return 'expired';
  return isReached(uses, coupon.most_uses) ? 'usedUp' : 'active';
}

/** Why an order cannot use a coupon, or `null`. `otherGame` precedes `usedUp`. */
export function couponRefusal(coupon: Coupon, use: CouponUse): CouponRefusal | null {
  const state = couponState(coupon, use);
  if (state !== 'active' && state !== 'usedUp') return state;
  if (coupon.games !== null && !coupon.games.includes(use.game)) return 'otherGame';
  if (state === 'usedUp') return state;
  return isReached(use.own, coupon.most_uses_each) ? 'usedByYou' : null;
}
