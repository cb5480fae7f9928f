import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, exact, Id, Instant, PASSWORD_MAX, Password } from './shapes.ts';

/** An account's state for staff. */
export const AccountState = z.strictObject({
  /** User ID. */
  id: Id,
  /** 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
  role: z.literal(roles),
  /** Whether the user is banned. */
  banned: z.boolean(),
  /** Whether the user must sign in again. */
  relog: z.boolean(),
});
/** A sign-in on a device with its hand-overs, which end together. */
export const OwnSession = z.strictObject({
  /** Session ID, a UUID. */
  id: z.uuid(),
  /** 'Firefox', 'Windows'; null when unknown. */
  browser: z.nullable(z.string()),
  /** Operating system, such as `Windows`; null when unknown. */
  system: z.nullable(z.string()),
  /** When the user signed in. */
  signedInAt: Instant,
  /** Accurate to minutes. */
  seenAt: Instant,
  /** Whether it is the session of this call. */
  isThis: z.boolean(),
});
const Changed = z.strictObject({
  /** The account after the change. */
  account: AccountState,
});
const One = z.strictObject({
  /** User ID. */
  id: Id,
});

/** Calls for own sessions, and for changes of rights, which end sessions. */
export const account = {
  /**
   * Lists the user’s active sessions: the current one first, then by last activity.
   * @example await client.account.getSessions();
   */
  getSessions: defineCall({
    name: 'account.getSessions',
    method: 'POST',
    path: '/auth/getSessions',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Active sessions, the current one first. */
      sessions: z.array(OwnSession),
    }),
    errors: [],
  }),
  /**
   * Ends one of the user’s sessions and closes its connections.
   * @throws ApiError with `not_found`
   * @example await client.account.endSession({ id: '2f1c6c3e-8f0a-4c57-9a54-0d6a2f7b9c10' });
   */
  endSession: defineCall({
    name: 'account.endSession',
    method: 'POST',
    path: '/auth/endSession',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    request: z.strictObject({
      /** Session ID, a UUID. */
      id: z.uuid(),
    }),
    response: Done,
    errors: ['not_found'],
  }),
  /**
   * Ends all of the user’s sessions, including the current one.
   * @example await client.account.logoutEverywhere();
   */
  logoutEverywhere: defineCall({
    name: 'account.logoutEverywhere',
    method: 'POST',
    path: '/auth/logoutEverywhere',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
  /**
   * Changes the user’s password, ends all sessions and returns a token for a new one.
   * @throws ApiError with `wrong_credentials`
   * @example await client.account.changePassword({ password: 'a-long-password', newPassword: 'a-longer-password' });
   */
  changePassword: defineCall({
    name: 'account.changePassword',
    method: 'POST',
    path: '/auth/changePassword',
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    strictRateLimit: true,
    request: z.strictObject({
      /** Current password. */
      password: exact(1, PASSWORD_MAX),
      /** New password, 10 to 200 characters. */
      newPassword: Password,
    }),
    response: z.strictObject({
      /** Session token (JWT), sent as `Authorization: Bearer …`. */
      token: z.string(),
    }),
    errors: ['wrong_credentials'],
  }),
  /**
   * Bans a user until the ban is lifted. Only admins can ban staff, and no one can ban themselves.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.account.ban({ id: 30 });
   */
  ban: defineCall({
    name: 'account.ban',
    method: 'POST',
    path: '/user/ban',
    source: 'Boostdesk',
    right: 'user.ban',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Lifts a ban. Sessions ended by the ban stay ended.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.account.unban({ id: 30 });
   */
  unban: defineCall({
    name: 'account.unban',
    method: 'POST',
    path: '/user/unban',
    source: 'Boostdesk',
    right: 'user.ban',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Changes another user’s role.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.account.changeRole({ id: 30, role: 1 });
   */
  changeRole: defineCall({
    name: 'account.changeRole',
    method: 'POST',
    path: '/user/changeRole',
    source: 'Boostdesk',
    right: 'user.changeRole',
    kind: 'write',
    request: z.strictObject({
      /** User ID. */
      id: Id,
      /** 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
      role: z.literal(roles),
    }),
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Sets the Premium and partner statuses of another user, who is notified. An absent one stays.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.account.changeMembership({ id: 30, premium: true });
   */
  changeMembership: defineCall({
    name: 'account.changeMembership',
    method: 'POST',
    path: '/user/changeMembership',
    source: 'Boostdesk',
    right: 'user.changeMembership',
    kind: 'write',
    request: z.strictObject({
      /** User ID. */
      id: Id,
      /** Whether the user has Premium. */
      premium: z.optional(z.boolean()),
      /** Whether the user is a partner. */
      partner: z.optional(z.boolean()),
    }),
    response: z.strictObject({
      /** The memberships after the change. */
      membership: z.strictObject({
        /** User ID. */
        id: Id,
        /** Whether the user has Premium. */
        premium: z.boolean(),
        /** Whether the user is a partner. */
        partner: z.boolean(),
      }),
    }),
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Creates a one-hour, single-use password reset link for another user and invalidates earlier links. The link is returned only here.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.account.makePasswordLink({ id: 30 });
   */
  makePasswordLink: defineCall({
    name: 'account.makePasswordLink',
    method: 'POST',
    path: '/user/makePasswordLink',
    source: 'Boostdesk',
    right: 'user.makePasswordLink',
    kind: 'write',
    request: One,
    response: z.strictObject({
      /** Address of the link, to pass on to the user. */
      url: z.url(),
      /** When it expires. */
      expiresAt: Instant,
    }),
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Requires a user to sign in again.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.account.forceRelogin({ id: 30 });
   */
  forceRelogin: defineCall({
    name: 'account.forceRelogin',
    method: 'POST',
    path: '/user/forceRelogin',
    source: 'Boostdesk',
    right: 'user.forceRelogin',
    kind: 'write',
    request: One,
    response: Changed,
    errors: ['conflict', 'not_found'],
  }),
};
