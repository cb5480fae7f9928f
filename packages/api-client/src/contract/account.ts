import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, exact, Id, Instant, PASSWORD_MAX, Password } from './shapes.ts';

/** An account's state for staff. */
export const AccountState = z.strictObject({
  id: Id,
  role: z.literal(roles),
  banned: z.boolean(),
  relog: z.boolean(),
});
/** A sign-in on a device with its hand-overs, which end together. */
export const OwnSession = z.strictObject({
  id: z.uuid(),
  /** 'Firefox', 'Windows'; null when unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: Instant,
  /** Accurate to minutes. */
  seenAt: Instant,
  isThis: z.boolean(),
});
const Changed = z.strictObject({ account: AccountState });
const One = z.strictObject({ id: Id });

/** Calls for own sessions, and for changes of rights, which end sessions. */
export const account = {
  getSessions: defineCall({
    name: 'account.getSessions',
    method: 'POST',
    path: '/auth/getSessions',
    summary: 'Lists the user’s active sessions: the current one first, then by last activity.',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ sessions: z.array(OwnSession) }),
    errors: [],
  }),
  endSession: defineCall({
    name: 'account.endSession',
    method: 'POST',
    path: '/auth/endSession',
    summary: 'Ends one of the user’s sessions and closes its connections.',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    request: z.strictObject({ id: z.uuid() }),
    response: Done,
    errors: ['not_found'],
  }),
  logoutEverywhere: defineCall({
    name: 'account.logoutEverywhere',
    method: 'POST',
    path: '/auth/logoutEverywhere',
    summary: 'Ends all of the user’s sessions, including the current one.',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
  changePassword: defineCall({
    name: 'account.changePassword',
    method: 'POST',
    path: '/auth/changePassword',
    summary: 'Changes the user’s password, ends all sessions and returns a token for a new one.',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    strictRateLimit: true,
    request: z.strictObject({ password: exact(1, PASSWORD_MAX), newPassword: Password }),
    response: z.strictObject({ token: z.string() }),
    errors: ['wrong_credentials'],
  }),
  ban: defineCall({
    name: 'account.ban',
    method: 'POST',
    path: '/user/ban',
    summary: 'Bans a user until the ban is lifted. Only admins can ban staff, and no one can ban themselves.',
    source: 'Boostdesk',
    right: 'user.ban',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  unban: defineCall({
    name: 'account.unban',
    method: 'POST',
    path: '/user/unban',
    summary: 'Lifts a ban. Sessions ended by the ban stay ended.',
    source: 'Boostdesk',
    right: 'user.ban',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  changeRole: defineCall({
    name: 'account.changeRole',
    method: 'POST',
    path: '/user/changeRole',
    summary: 'Changes another user’s role.',
    source: 'Boostdesk',
    right: 'user.changeRole',
    kind: 'write',
    request: z.strictObject({ id: Id, role: z.literal(roles) }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  changeMembership: defineCall({
    name: 'account.changeMembership',
    method: 'POST',
    path: '/user/changeMembership',
    summary: 'Sets the Premium and partner statuses of another user, who is notified. An absent one stays.',
    source: 'Boostdesk',
    right: 'user.changeMembership',
    kind: 'write',
    request: z.strictObject({ id: Id, premium: z.optional(z.boolean()), partner: z.optional(z.boolean()) }),
    response: z.strictObject({ membership: z.strictObject({ id: Id, premium: z.boolean(), partner: z.boolean() }) }),
    errors: ['conflict', 'not_found'],
  }),
  makePasswordLink: defineCall({
    name: 'account.makePasswordLink',
    method: 'POST',
    path: '/user/makePasswordLink',
    summary:
      'Creates a one-hour, single-use password reset link for another user and invalidates earlier links. The link is returned only here.',
    source: 'Boostdesk',
    right: 'user.makePasswordLink',
    kind: 'write',
    request: One,
    response: z.strictObject({ url: z.url(), expiresAt: Instant }),
    errors: ['conflict', 'not_found'],
  }),
  forceRelogin: defineCall({
    name: 'account.forceRelogin',
    method: 'POST',
    path: '/user/forceRelogin',
    summary: 'Requires a user to sign in again.',
    source: 'Boostdesk',
    right: 'user.forceRelogin',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
};
