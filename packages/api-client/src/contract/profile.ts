import * as z from 'zod/mini';
import { coinReasons } from './areas/boostcoins.ts';
import { defineCall } from './define.ts';
import { Name } from './name.ts';
import { Amount, Cursor, Done, Empty, Id, Instant, PageSize } from './shapes.ts';

/** In bytes, before Base64. */
export const PICTURE_MAX = 200 * 1024;
const PICTURE_TEXT_MAX = Math.ceil(PICTURE_MAX / 3) * 4;

const CoinRow = z.strictObject({
  id: Id,
  /** Negative when spent. */
  coins: z.int(),
  balance: z.int(),
  why: z.enum(coinReasons),
  note: z.nullable(z.string()),
  order: z.nullable(Id),
  at: Instant,
});

/** Calls on the own account. `accountChanged` and the next token carry changes to other devices. */
export const profile = {
  getCoins: defineCall({
    name: 'profile.getCoins',
    method: 'POST',
    path: '/profile/getCoins',
    summary: 'Lists the user’s coin history, newest first, with the balance after each entry.',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'read',
    request: z.strictObject({ cursor: z.optional(Cursor), limit: z.optional(PageSize) }),
    response: z.strictObject({ items: z.array(CoinRow), next: z.nullable(Cursor) }),
    errors: [],
  }),
  getSpent: defineCall({
    name: 'profile.getSpent',
    method: 'POST',
    path: '/profile/getSpent',
    summary: 'Returns what the user has spent on orders, less refunds, in US cents. The loyalty tier is based on it.',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ spent: Amount }),
    errors: [],
  }),
  changeName: defineCall({
    name: 'profile.changeName',
    method: 'POST',
    path: '/profile/changeName',
    summary:
      'Changes the user’s name: 2 to 40 characters, one alphabet per word, and not the name of the company, staff or a booster.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ name: Name }),
    response: Done,
    errors: [],
  }),
  setNewsletter: defineCall({
    name: 'profile.setNewsletter',
    method: 'POST',
    path: '/profile/setNewsletter',
    summary: 'Sets whether the user receives the newsletter.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({ newsletter: z.boolean() }),
    response: Done,
    errors: [],
  }),
  setPicture: defineCall({
    name: 'profile.setPicture',
    method: 'POST',
    path: '/profile/setPicture',
    summary:
      'Sets the user’s picture: a square PNG or JPEG of 32 to 512 pixels and up to 200 kB, as Base64. Metadata is removed.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    maxBodyBytes: PICTURE_TEXT_MAX + 1024,
    request: z.strictObject({ data: z.base64().check(z.minLength(4), z.maxLength(PICTURE_TEXT_MAX)) }),
    response: z.strictObject({ image: z.url() }),
    errors: [],
  }),
  removePicture: defineCall({
    name: 'profile.removePicture',
    method: 'POST',
    path: '/profile/removePicture',
    summary: 'Removes the user’s picture; initials are shown instead.',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
};
