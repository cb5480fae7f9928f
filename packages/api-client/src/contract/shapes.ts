import { currencies } from '@boostdesk/catalogs';
import { isStorable, toVisible } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';

/** An integer up to PostgreSQL's maximum. */
export const int = (min: number) => z.int().check(z.minimum(min), z.maximum(2_147_483_647));
/** An id. 0 is the anonymous user (SPEC §3) and invalid. */
export const Id = int(1);
/** PostgreSQL has no year 0. */
const hasYear = (at: string): boolean => !at.startsWith('0000');
/** An ISO 8601 time in UTC. */
export const Instant = z.iso.datetime().check(z.refine(hasYear));
const isPlausibleDay = (day: string): boolean => day >= '2000-01-01' && day <= '2199-12-31';
/** A calendar day such as 2026-03-01, limited to catch typing errors. */
export const Day = z.iso.date().check(z.refine(isPlausibleDay, { error: 'Choose a date between 2000 and 2199.' }));
/** Cents of USD or EUR. */
export const Amount = z.int();
/** The maximum amount that staff enter, in cents. */
export const AMOUNT_MAX = 10_000_000;
/** An amount that staff enter, in cents: 1 to `AMOUNT_MAX`. */
export const AmountInput = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX));
/** USD or EUR. SPEC §9. */
export const CurrencyCode = z.enum(currencies);
/** An amount in cents with its currency. */
export const Money = z.strictObject({ amount: Amount, currency: CurrencyCode });
/** Maximum rows per page of a list other than an area. */
export const PAGE_MAX = 100;
/** Rows per page: 1 to `PAGE_MAX`. */
export const PageSize = z.int().check(z.minimum(1), z.maximum(PAGE_MAX));
/** The 'empty' payload of SPEC §7: no body or an empty object. */
export const Empty = z.strictObject({});
/** The response of a write without a result. */
export const Done = z.strictObject({ ok: z.literal(true) });
/** The public data of a user. */
export const Person = z.strictObject({ id: Id, name: z.string(), image: z.nullable(z.string()) });

/** Rejects NUL and lone surrogates, which the database cannot store. */
export const storable = z.refine<string>(isStorable, {
  error: 'Remove the control character from this text.',
});
/** Unmodified text, such as a password; lengths in UTF-16 code units. */
export const exact = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max), storable);
/** Removes hidden characters and bidi controls. */
export const visible = z.overwrite<string>(toVisible);
/** Text that others read: visible and trimmed, with line breaks. */
export const text = (min: number, max: number) =>
  z.string().check(storable, visible, z.trim(), z.minLength(min), z.maxLength(max));
/** Shortest and longest reason, in characters. */
export const REASON_MIN = 3;
const REASON_MAX = 300;
/** A reason that the people concerned read. */
export const Reason = text(REASON_MIN, REASON_MAX);
/** Shortest password that can be set, in UTF-16 code units. */
export const PASSWORD_MIN = 10;
/** A password that is set; one that is checked may be shorter. */
export const Password = exact(PASSWORD_MIN, 200);
/** Text of one line, with single spaces. */
export const line = (min: number, max: number) =>
  z.string().check(
    storable,
    visible,
    z.overwrite((value) => value.replace(/\s+/gu, ' ')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
/** The start of the next page; opaque. */
export const Cursor = exact(0, 200);
/** A coupon code, converted to upper case. */
export const CouponCode = z.string().check(
  storable,
  z.overwrite((value) => value.trim().toUpperCase()),
  z.regex(/^[A-Z0-9-]{3,30}$/, { error: 'Use 3 to 30 letters, digits or hyphens.' }),
);
