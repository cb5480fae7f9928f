import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { Instant } from '../shapes.ts';
import { anyOf, defineArea } from './define-area.ts';

/** All accounts. The calls of `account` change them. */
export const users = /* @__PURE__ */ defineArea({
  name: 'users',
  description: 'all accounts',
  right: 'user.list',
  row: {
    name: z.string(),
    email: z.string(),
    image: z.nullable(z.string()),
    role: z.literal(roles),
    banned: z.boolean(),
    /** Must sign in again. */
    relog: z.boolean(),
    premium: z.boolean(),
    /** `affilate` is not null (SPEC §6). */
    partner: z.boolean(),
    /** Asked for a password link, which no admin has made yet. */
    passwordRequestedAt: z.nullable(Instant),
    /** Paid orders as a customer. */
    orders: z.int(),
    createdAt: Instant,
  },
  filters: {
    role: anyOf(z.literal(roles)),
    banned: z.boolean(),
    relog: z.boolean(),
    premium: z.boolean(),
    partner: z.boolean(),
    passwordRequested: z.boolean(),
  },
  sorts: ['id', 'name', 'email', 'orders'],
});
