import { currencies } from '@boostdesk/catalogs';
import { isStorable, toVisible } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';

/** Up to 2^31 - 1, what the database's own integers hold. */
export const int = (min: number) => z.int().check(z.minimum(min), z.maximum(2_147_483_647));
/** A database id on the wire. Zero is the anonymous user (SPEC §3) and names no object. */
export const Id = int(1);
/** There is no year 0, and a database knows none. */
const hasYear = (at: string): boolean => !at.startsWith('0000');
/** A point in time, ISO 8601 in UTC. */
export const Instant = z.iso.datetime().check(z.refine(hasYear));
const isOfOurTime = (day: string): boolean => day >= '2000-01-01' && day <= '2199-12-31';
/** A day of the calendar that somebody writes down, as 2026-03-01: a slip of the pen names another century. */
export const Day = z.iso.date().check(z.refine(isOfOurTime, { error: 'Choose a date between 2000 and 2199.' }));
/** Integer minor units: cents of USD and EUR. */
export const Amount = z.int();
/** The most that staff write down at once, in minor units: 100 000 dollars or euros. */
export const AMOUNT_MAX = 10_000_000;
/** An amount that is written by hand: from one cent to `AMOUNT_MAX`. */
export const WrittenAmount = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX));
/** USD or EUR (SPEC §9). */
export const CurrencyCode = z.enum(currencies);
/** An amount in minor units with its currency. */
export const Money = z.strictObject({ amount: Amount, currency: CurrencyCode });
/** How many rows a page may have: 1 to 100. */
export const PageSize = z.int().check(z.minimum(1), z.maximum(100));
/** The 'empty' payload of SPEC §7: no body, or an empty object. */
export const Empty = z.strictObject({});
/** A write that has nothing to say but that it is done. */
export const Done = z.strictObject({ ok: z.literal(true) });
/** What others may know of a person. */
export const Person = z.strictObject({ id: Id, name: z.string(), image: z.nullable(z.string()) });

/** No NUL, which the database refuses, and no half of a surrogate pair, which its JSON does. */
export const storable = z.refine<string>(isStorable, {
  error: 'Remove the control character from this text.',
});
/** Text that is taken as it is, such as a password; bounded in UTF-16 code units. */
export const exact = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max), storable);
/** Nothing hidden, nothing that turns the reading direction (`toVisible`). */
export const visible = z.overwrite<string>(toVisible);
/** Text that a person wrote and others read: `exact`, but visible and trimmed. It may have several lines. */
export const text = (min: number, max: number) =>
  z.string().check(storable, visible, z.trim(), z.minLength(min), z.maxLength(max));
/** Words of one line, such as a name: every gap is one space. */
export const line = (min: number, max: number) =>
  z.string().check(
    storable,
    visible,
    z.overwrite((value) => value.replace(/\s+/gu, ' ')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
/** Where the next page begins; made by the server, opaque to everybody else. */
export const Cursor = exact(0, 200);
/** A coupon's code, typed in any case and kept in capitals. */
export const CouponCode = z.string().check(
  storable,
  z.overwrite((value) => value.trim().toUpperCase()),
  z.regex(/^[A-Z0-9-]{3,30}$/, { error: 'Use 3 to 30 letters, digits or hyphens.' }),
);
