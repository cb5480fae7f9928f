import { currencies } from '@boostdesk/catalogs';
import * as z from 'zod/mini';

/** A database id on the wire: 1 to 2^31 - 1. Zero is the anonymous user (SPEC §3) and names no object. */
export const Id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** A point in time, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** Integer minor units: cents of USD and EUR. */
export const Amount = z.int();
export const CurrencyCode = z.enum(currencies);
export const Money = z.strictObject({ amount: Amount, currency: CurrencyCode });
/** Where the next page begins; made by the server, opaque to everybody else. */
export const Cursor = z.string().check(z.maxLength(200));
export const PageSize = z.int().check(z.minimum(1), z.maximum(100));
/** The 'empty' payload of SPEC §7: no body, or an empty object. */
export const Empty = z.strictObject({});
/** A write that has nothing to say but that it is done. */
export const Done = z.strictObject({ ok: z.literal(true) });
/** What others may know of a person. */
export const Person = z.strictObject({ id: Id, name: z.string(), image: z.nullable(z.string()) });

/** Text that a person wrote: trimmed, no NUL, bounded in characters. */
export const text = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => !value.includes('\u0000'), { error: 'Remove the control character.' }),
  );
