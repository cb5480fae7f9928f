import * as z from 'zod/mini';
import { coinReasons } from './areas/boostcoins.ts';
import { defineCall } from './define.ts';
import { Name } from './name.ts';
import { Amount, Cursor, Done, Empty, Id, Instant, PageSize } from './shapes.ts';

/** In bytes, before Base64. */
export const PICTURE_MAX = 200 * 1024;
const PICTURE_TEXT_MAX = Math.ceil(PICTURE_MAX / 3) * 4;

const CoinRow = z.strictObject({
  /** ID of the entry. */
  id: Id,
  /** Negative when spent. */
  coins: z.int(),
  /** Coins after this entry. */
  balance: z.int(),
  /** Reason of the entry. */
  why: z.enum(coinReasons),
  /** Reason given by staff; null without one. */
  note: z.nullable(z.string()),
  /** Order that the coins belong to; null without one. */
  order: z.nullable(Id),
  /** When it happened. */
  at: Instant,
});

/** Calls on the own account. `accountChanged` and the next token carry changes to other devices. */
export const profile = {
  /**
   * Lists the user’s coin history, newest first, with the balance after each entry.
   * @example await client.profile.getCoins({ limit: 20 });
   */
  getCoins: defineCall({
    name: 'profile.getCoins',
    method: 'POST',
    path: '/profile/getCoins',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'read',
    request: z.strictObject({
      /** `next` of the previous page; omit for the first page. */
      cursor: z.optional(Cursor),
      /** Rows per page, 1 to 100. */
      limit: z.optional(PageSize),
    }),
    response: z.strictObject({
      /** Rows of this page. */
      items: z.array(CoinRow),
      /** Cursor of the next page; null on the last page. */
      next: z.nullable(Cursor),
    }),
    errors: [],
  }),
  /**
   * Returns what the user has spent on orders, less refunds, in US cents. The loyalty tier is based on it.
   * @example await client.profile.getSpent();
   */
  getSpent: defineCall({
    name: 'profile.getSpent',
    method: 'POST',
    path: '/profile/getSpent',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** US cents, less refunds. */
      spent: Amount,
    }),
    errors: [],
  }),
  /**
   * Changes the user’s name: 2 to 40 characters, one alphabet per word, and not the name of the company, staff or a booster.
   * @example await client.profile.changeName({ name: 'Ada' });
   */
  changeName: defineCall({
    name: 'profile.changeName',
    method: 'POST',
    path: '/profile/changeName',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({
      /** User name: 2 to 40 characters with at least two letters. */
      name: Name,
    }),
    response: Done,
    errors: [],
  }),
  /**
   * Sets whether the user receives the newsletter.
   * @example await client.profile.setNewsletter({ newsletter: false });
   */
  setNewsletter: defineCall({
    name: 'profile.setNewsletter',
    method: 'POST',
    path: '/profile/setNewsletter',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: z.strictObject({
      /** Whether the user receives the newsletter. */
      newsletter: z.boolean(),
    }),
    response: Done,
    errors: [],
  }),
  /**
   * Sets the user’s picture: a square PNG or JPEG of 32 to 512 pixels and up to 200 kB, as Base64. Metadata is removed.
   * @example await client.profile.setPicture({ data: 'iVBORw0KGgo=' });
   */
  setPicture: defineCall({
    name: 'profile.setPicture',
    method: 'POST',
    path: '/profile/setPicture',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    maxBodyBytes: PICTURE_TEXT_MAX + 1024,
    request: z.strictObject({
      /** Picture as Base64. */
      data: z.base64().check(z.minLength(4), z.maxLength(PICTURE_TEXT_MAX)),
    }),
    response: z.strictObject({
      /** Address of the new picture. */
      image: z.url(),
    }),
    errors: [],
  }),
  /**
   * Removes the user’s picture; initials are shown instead.
   * @example await client.profile.removePicture();
   */
  removePicture: defineCall({
    name: 'profile.removePicture',
    method: 'POST',
    path: '/profile/removePicture',
    source: 'Boostdesk',
    right: 'profile.edit',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
};
