import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { exact } from './shapes.ts';

/** Bytes as a browser writes them into an address: `length` characters of base64url. */
const bytes = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));

/** Standard Web Push, from our own server. What it gives is removed by `user.removeOnesignalToken`, as every push token is. */
export const push = {
  subscribe: defineCall({
    name: 'push.subscribe',
    method: 'POST',
    path: '/push/subscribe',
    summary: 'Registers a browser for pushes of our own server; the answer is its push token.',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'write',
    request: z.strictObject({
      /** Where the browser's push service takes what is for it. */
      endpoint: z.string().check(z.regex(/^https?:\/\/[!-~]{1,1000}$/)),
      /** The browser's public key: a point of P-256, uncompressed. */
      p256dh: bytes(87),
      /** What the browser and we alone know. */
      auth: bytes(22),
    }),
    answer: z.strictObject({ token: exact(1, 200) }),
    errors: [],
  }),
};
