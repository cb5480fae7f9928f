import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { Instant } from '../shapes.ts';
import { anyOf, defineArea } from './define-area.ts';

/** All accounts. The calls of `account` change them. */
export const users = /* @__PURE__ */ defineArea({
  name: 'users',
  right: 'user.list',
  row: {
    /** User name. */
    name: z.string(),
    /** Email address. */
    email: z.string(),
    /** Address of the picture; null without one. */
    image: z.nullable(z.string()),
    /** 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
    role: z.literal(roles),
    /** Whether the user is banned. */
    banned: z.boolean(),
    /** Must sign in again. */
    relog: z.boolean(),
    /** Whether the user has Premium. */
    premium: z.boolean(),
    /** Whether the user is a partner: `affilate` in their token is not null. */
    partner: z.boolean(),
    /** Asked for a password link, which no admin has made yet. */
    passwordRequestedAt: z.nullable(Instant),
    /** Paid orders as a customer. */
    orders: z.int(),
    /** When the account was created. */
    createdAt: Instant,
  },
  filters: {
    /** Any of these roles. */
    role: anyOf(z.literal(roles)),
    /** Only banned users, or only others. */
    banned: z.boolean(),
    /** Whether the user must sign in again. */
    relog: z.boolean(),
    /** Only Premium users, or only others. */
    premium: z.boolean(),
    /** Only partners, or only others. */
    partner: z.boolean(),
    /** Only users who wait for a password link, or only others. */
    passwordRequested: z.boolean(),
  },
  sorts: ['id', 'name', 'email', 'orders'],
});
