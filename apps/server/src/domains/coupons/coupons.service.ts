import type { QuoteCoupon } from '@boostdesk/catalogs';
import { type CouponRefusal, couponRefusal } from '@boostdesk/catalogs/rules';
import type { AreaAddition, AreaChange } from '../../areas/area-handlers.ts';
import type { Db, Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import { type CouponFields, createCouponsRepository, type NewCoupon } from './coupons.repository.ts';

export interface CouponsDeps {
  readonly db: Db;
  readonly clock: () => Date;
}

const NOT_VALID = msg('This coupon isn’t valid.');
const refusalMessages: Record<CouponRefusal, MessageDescriptor> = {
  inactive: NOT_VALID,
  scheduled: msg('This coupon isn’t valid yet.'),
  expired: msg('This coupon has expired.'),
  otherGame: msg('This coupon is for a different game.'),
  usedUp: msg('This coupon has been used up.'),
  usedByYou: msg('You’ve already used this coupon.'),
};

const invalidField = (field: string, sentence: MessageDescriptor) =>
  new HttpError('invalid', sentence, { [field]: sentence });

/** @throws HttpError unless it has either percent or amount, and its last day is not before the first */
function assertConsistent({ percent, amount, starts, ends }: CouponFields): void {
  if ((percent === null) === (amount === null))
    throw invalidField('fields.percent', msg('Enter either a percentage or an amount, not both.'));
  if (starts !== null && ends !== null && ends < starts)
    throw invalidField('fields.ends', msg('The end date is before the start date.'));
}

const toQuote = (coupon: NewCoupon): QuoteCoupon =>
  coupon.percent === null
    ? { code: coupon.code, kind: 'amount', value: coupon.amount ?? 0 }
    : { code: coupon.code, kind: 'percent', value: coupon.percent };

/** An order locks its coupon, so that concurrent orders never exceed the limits. docs/product.md, Coupons. */
export function createCouponsService({ db, clock }: CouponsDeps) {
  const coupons = createCouponsRepository();

  const change: AreaChange<CouponFields> = {
    action: 'coupon.edit',
    lock: coupons.lock,
    async save(tx, id, fields) {
      assertConsistent(fields);
      await coupons.save(tx, id, fields);
    },
  };

  const addition: AreaAddition<NewCoupon> = {
    action: 'coupon.create',
    async insert(tx, coupon, actor) {
      assertConsistent(coupon);
      const id = await coupons.insert(tx, coupon, { user: actor.id, at: clock() });
      if (id === undefined) throw invalidField('fields.code', msg('A coupon with this code already exists.'));
      return id;
    },
  };

  type Found = Awaited<ReturnType<typeof coupons.byCode>>;

  /** Tells a customer whose unpaid order holds the coupon how to free it. */
  async function refusalMessage(
    from: Db | Tx,
    refusal: CouponRefusal,
    id: number,
    customer: number,
  ): Promise<MessageDescriptor> {
    const held =
      refusal === 'usedUp' || refusal === 'usedByYou' ? await coupons.findUnpaidOrder(from, id, customer) : undefined;
    if (held === undefined) return refusalMessages[refusal];
    return msg('Your unpaid order #{held} is using this coupon. Cancel that order to use it here.', { held });
  }

  async function requireUsable(from: Db | Tx, found: Found, { game, customer }: { game: number; customer: number }) {
    if (found === undefined) throw invalidField('coupon', NOT_VALID);
    const counted = await coupons.countUses(from, found.id, customer);
    const refusal = couponRefusal(found, { game, at: clock(), ...counted });
    if (refusal !== null) throw invalidField('coupon', await refusalMessage(from, refusal, found.id, customer));
    return { id: found.id, quote: toQuote(found) };
  }

  return {
    change,
    addition,

    /** Returns the discount. The limit per customer is checked with the order, as the customer is unknown here. */
    async look({ code, game }: { readonly code: string; readonly game: number }) {
      return (await requireUsable(db, await coupons.byCode(db, code), { game, customer: 0 })).quote;
    },

    /** Locks the coupon until the commit. */
    lockUsable: async (tx: Tx, code: string, order: { readonly game: number; readonly customer: number }) =>
      requireUsable(tx, await coupons.lockByCode(tx, code), order),
  };
}

export type CouponsService = ReturnType<typeof createCouponsService>;
