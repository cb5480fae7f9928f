import { currencies } from '@boostdesk/catalogs';
import { isStorable, toCouponCode, toVisible } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';

/** Integer up to PostgreSQL's maximum. */
export const int = (min: number) => z.int().check(z.minimum(min), z.maximum(2_147_483_647));
/** From 1; 0 is the anonymous user and invalid. */
export const Id = int(1);
/** PostgreSQL has no year 0. */
const hasYear = (at: string): boolean => !at.startsWith('0000');
/** ISO 8601, UTC. */
export const Instant = z.iso.datetime().check(z.refine(hasYear));
const isPlausibleDay = (day: string): boolean => day >= '2000-01-01' && day <= '2199-12-31';
/** Calendar day such as 2026-03-01; the range catches typing errors. */
export const Day = z.iso.date().check(z.refine(isPlausibleDay, { error: 'Choose a date between 2000 and 2199.' }));
/** Cents of USD or EUR. */
export const Amount = z.int();
/** Maximum amount of staff input, in cents. */
export const AMOUNT_MAX = 10_000_000;
/** Staff input, in cents: 1 to `AMOUNT_MAX`. */
export const AmountInput = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX));
/** USD or EUR. */
export const CurrencyCode = z.enum(currencies);
/** Cents with currency. */
export const Money = z.strictObject({
  /** Cents of `currency`. */
  amount: Amount,
  /** Currency of the amounts. */
  currency: CurrencyCode,
});
/** Maximum rows per page, except areas. */
export const PAGE_MAX = 100;
/** 1 to `PAGE_MAX`. */
export const PageSize = z.int().check(z.minimum(1), z.maximum(PAGE_MAX));
/** Empty payload: no body or an empty object. */
export const Empty = z.strictObject({});
/** Response of a write without a result. */
export const Done = z.strictObject({
  /** Always true; failures are errors. */
  ok: z.literal(true),
});
/** Public data of a user. */
export const Person = z.strictObject({
  /** User ID. */
  id: Id,
  /** User name. */
  name: z.string(),
  /** Address of the picture; null without one. */
  image: z.nullable(z.string()),
});

/** Rejects NUL and lone surrogates, which the database cannot store. */
export const storable = z.refine<string>(isStorable, {
  error: 'Remove the control character from this text.',
});
/** Unmodified, such as a password; lengths in UTF-16 code units. */
export const exact = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max), storable);
/** Longest card number of the test provider, in UTF-16 code units. */
export const CARD_MAX = 30;
/** Means of payment: what `coins` leave of an amount is charged to `card`, of the test provider's list. */
export const paymentMeans = {
  /** Card number for the test provider. */
  card: z.optional(exact(0, CARD_MAX)),
  /** BoostCoins to spend, up to the balance and to what the amount needs. */
  coins: z.optional(int(0)),
};
/** Removes hidden characters and bidi controls, and composes letters with their marks (NFC). */
export const visible = z.overwrite<string>((value) => toVisible(value).normalize('NFC'));
/** Visible and trimmed, with line breaks. */
export const text = (min: number, max: number) =>
  z.string().check(storable, visible, z.trim(), z.minLength(min), z.maxLength(max));
/** In characters. */
export const REASON_MIN = 3;
/** In characters. */
export const REASON_MAX = 300;
/** Read by the people concerned. */
export const Reason = text(REASON_MIN, REASON_MAX);
/** In code points after NFKC, which is what is hashed: an emoji is one character, however it is encoded. */
export const PASSWORD_MIN = 10;
/** Longest password, in UTF-16 code units. */
export const PASSWORD_MAX = 200;
const longEnough = z.check<string>(({ value, issues }) => {
  if ([...value.normalize('NFKC')].length >= PASSWORD_MIN) return;
  issues.push({ code: 'too_small', origin: 'string', minimum: PASSWORD_MIN, inclusive: true, input: value });
});
/** New password; existing ones may be shorter. */
export const Password = exact(1, PASSWORD_MAX).check(longEnough);
/** One line with single spaces. */
export const line = (min: number, max: number) =>
  z.string().check(
    storable,
    visible,
    z.overwrite((value) => value.replace(/\s+/gu, ' ')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
/** Opaque start of the next page. */
export const Cursor = exact(0, 200);
/** Coupon code; spellings that other programs make of it are undone. */
export const CouponCode = z
  .string()
  .check(
    storable,
    z.overwrite(toCouponCode),
    z.regex(/^[A-Z0-9-]{3,30}$/, { error: 'Use 3 to 30 letters, digits or hyphens.' }),
  );
