import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coupon, type CouponUse, couponRefusal, couponState } from './coupon.ts';

const open: Coupon = { active: true, games: null, starts: null, ends: null, most_uses: null, most_uses_each: null };
const use: CouponUse = { game: 3, at: new Date('2026-03-02T10:00:00Z'), uses: 0, own: 0 };

test.each<[string, Partial<Coupon>, Partial<CouponUse>, ReturnType<typeof couponRefusal>]>([
  ['without a bound it may be used', {}, { uses: 9000, own: 90 }, null],
  ['switched off it may not', { active: false }, {}, 'inactive'],
  ['on its first day it may', { starts: '2026-03-02' }, { at: new Date('2026-03-02T00:00:00Z') }, null],
  ['the day before it may not', { starts: '2026-03-03' }, { at: new Date('2026-03-02T23:59:59.999Z') }, 'scheduled'],
  ['on its last day it may', { ends: '2026-03-02' }, { at: new Date('2026-03-02T23:59:59.999Z') }, null],
  ['the day after it may not', { ends: '2026-03-01' }, { at: new Date('2026-03-02T00:00:00Z') }, 'expired'],
  ['for its games it may', { games: [15, 3] }, {}, null],
  ['for another it may not', { games: [15] }, {}, 'otherGame'],
  ['the last time it may', { most_uses: 5 }, { uses: 4 }, null],
  ['used up it may not', { most_uses: 5 }, { uses: 5 }, 'usedUp'],
  ['by the same customer it may not', { most_uses_each: 1 }, { uses: 1, own: 1 }, 'usedByYou'],
  ['used up and for another game it may not', { most_uses: 5, games: [15] }, { uses: 5 }, 'otherGame'],
])('couponRefusal: %s', (_, coupon, given, refusal) => {
  expect(couponRefusal({ ...open, ...coupon }, { ...use, ...given })).toBe(refusal);
});

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
const coupons: fc.Arbitrary<Coupon> = fc.record({
  active: fc.boolean(),
  games: some(fc.array(fc.nat(17), { minLength: 1, maxLength: 4 })),
  starts: some(days),
  ends: some(days),
  most_uses: some(fc.integer({ min: 1, max: 5 })),
  most_uses_each: some(fc.integer({ min: 1, max: 3 })),
});
const uses: fc.Arbitrary<CouponUse> = fc.record({
  game: fc.nat(17),
  at: fc.date({ min: new Date('2026-03-01'), max: new Date('2026-03-31'), noInvalidDate: true }),
  uses: fc.nat(6),
  own: fc.nat(4),
});

test('couponRefusal keeps rejecting a coupon with more uses and allows it without limits', () => {
  fc.assert(
    fc.property(coupons, uses, (coupon, given) => {
      const refusal = couponRefusal(coupon, given);
      const more = { ...given, uses: given.uses + 1, own: given.own + 1 };
      if (refusal !== null) expect(couponRefusal(coupon, more)).not.toBeNull();
      expect(couponRefusal(open, given)).toBeNull();
      if (!coupon.active) expect(refusal).toBe('inactive');
    }),
  );
});

test.each<[string, Partial<Coupon>, ReturnType<typeof couponState>]>([
  ['without a bound', {}, 'active'],
  ['that is inactive and over', { active: false, ends: '2026-01-01' }, 'inactive'],
  ['on its last day', { ends: '2026-03-02' }, 'active'],
  ['after its last day', { ends: '2026-03-01' }, 'expired'],
  ['before its first day', { starts: '2026-03-03' }, 'scheduled'],
  ['with uses left', { most_uses: 4 }, 'active'],
  ['with none left', { most_uses: 3 }, 'usedUp'],
])('couponState of a coupon %s', (_, coupon, state) => {
  expect(couponState({ ...open, ...coupon }, { at: use.at, uses: 3 })).toBe(state);
});

test('couponRefusal refuses every coupon that is not active, and an active one by game or customer only', () => {
  fc.assert(
    fc.property(coupons, uses, (coupon, given) => {
      const [state, refusal] = [couponState(coupon, given), couponRefusal(coupon, given)];
      if (state === 'active') expect([null, 'otherGame', 'usedByYou']).toContain(refusal);
      else expect([state, 'otherGame']).toContain(refusal);
    }),
  );
});
