import { currencies } from '@boostdesk/catalogs';
import * as z from 'zod/mini';

/** Up to 2^31 - 1, what the database's own integers hold. */
export const int = (min: number) => z.int().check(z.minimum(min), z.maximum(2_147_483_647));
/** A database id on the wire. Zero is the anonymous user (SPEC §3) and names no object. */
export const Id = int(1);
/** A point in time, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** Integer minor units: cents of USD and EUR. */
export const Amount = z.int();
export const CurrencyCode = z.enum(currencies);
export const Money = z.strictObject({ amount: Amount, currency: CurrencyCode });
export const PageSize = z.int().check(z.minimum(1), z.maximum(100));
/** The 'empty' payload of SPEC §7: no body, or an empty object. */
export const Empty = z.strictObject({});
/** A write that has nothing to say but that it is done. */
export const Done = z.strictObject({ ok: z.literal(true) });
/** What others may know of a person. */
export const Person = z.strictObject({ id: Id, name: z.string(), image: z.nullable(z.string()) });

/** No NUL, which the database refuses, and no half of a surrogate pair, which its JSON does. */
export const storable = z.refine<string>((value) => value.isWellFormed() && !value.includes('\u0000'), {
  error: 'Remove the control character.',
});
/** Text that is taken as it is, such as a password; bounded in UTF-16 code units. */
export const exact = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max), storable);
/** Text that a person wrote: `exact`, but trimmed. */
export const text = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), storable);
/** Where the next page begins; made by the server, opaque to everybody else. */
export const Cursor = exact(0, 200);
