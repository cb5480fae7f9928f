import * as z from 'zod/mini';
import { authChecks } from './auth-checks.ts';
import { AnyToken, authSession, Token } from './auth-session.ts';
import { defineCall } from './define.ts';
import { Name } from './name.ts';
import { Done, Empty, exact, Instant, PASSWORD_MAX, Password } from './shapes.ts';
import { Acknowledged } from './tolerant.ts';

const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Sign-in form. */
export const Credentials = z.strictObject({
  /** Email address of the account. */
  email: Email,
  /** Current password. */
  password: exact(1, PASSWORD_MAX),
});
/** New customer account. */
export const Registration = z.strictObject({
  /** User name: 2 to 40 characters with at least two letters. */
  name: Name,
  /** Email address. */
  email: Email,
  /** Password, 10 to 200 characters. */
  password: Password,
});

/** Address of an account whose owner forgot the password. */
export const PasswordRequest = z.strictObject({
  /** Email address. */
  email: Email,
});

/** Password link token and new password. */
export const NewPassword = z.strictObject({
  /** Token of the password link. */
  token: exact(1, 200),
  /** New password, 10 to 200 characters. */
  newPassword: Password,
});

/** Sign-in, session and permission checks. */
export const auth = {
  ...authSession,
  /**
   * Signs in with email address and password.
   * @throws ApiError with `wrong_credentials`
   * @example await client.auth.login({ email: 'ada@example.com', password: 'a-long-password' });
   */
  login: defineCall({
    name: 'auth.login',
    method: 'POST',
    path: '/auth/login',
    source: 'SPEC §7',
    right: 'public',
    kind: 'write',
    strictRateLimit: true,
    falseOnRejection: true,
    request: Credentials,
    response: Token,
    tolerantResponse: AnyToken,
    errors: ['wrong_credentials'],
  }),
  /**
   * Creates a customer account and signs it in.
   * @example await client.auth.register({ name: 'Ada', email: 'ada@example.com', password: 'a-long-password' });
   */
  register: defineCall({
    name: 'auth.register',
    method: 'POST',
    path: '/auth/register',
    source: 'Boostdesk',
    right: 'public',
    kind: 'write',
    strictRateLimit: true,
    request: Registration,
    response: Token,
    errors: [],
  }),
  /**
   * Asks staff for a password reset link. The answer is the same whether or not an account has the address.
   * @example await client.auth.requestPasswordLink({ email: 'ada@example.com' });
   */
  requestPasswordLink: defineCall({
    name: 'auth.requestPasswordLink',
    method: 'POST',
    path: '/auth/requestPasswordLink',
    source: 'Boostdesk',
    right: 'public',
    kind: 'write',
    strictRateLimit: true,
    request: PasswordRequest,
    response: Done,
    errors: [],
  }),
  /**
   * Sets a new password using a reset link’s token and ends all sessions of the account.
   * @throws ApiError with `conflict`
   * @example await client.auth.newPassword({ token: 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjozMH0.signature', newPassword: 'a-longer-password' });
   */
  newPassword: defineCall({
    name: 'auth.newPassword',
    method: 'POST',
    path: '/auth/newPassword',
    source: 'Boostdesk',
    right: 'public',
    kind: 'write',
    strictRateLimit: true,
    request: NewPassword,
    response: Done,
    errors: ['conflict'],
  }),
  /**
   * Returns a one-time token, valid for 60 seconds, that takes the signed-in user from the public site to the dashboard.
   * @example await client.auth.handOver();
   */
  handOver: defineCall({
    name: 'auth.handOver',
    method: 'POST',
    path: '/auth/handOver',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'write',
    request: Empty,
    response: z.strictObject({
      /** One-time hand-over token. */
      token: z.string(),
      /** When it expires. */
      expiresAt: Instant,
    }),
    errors: [],
  }),
  ...authChecks,
  /**
   * Stores the browser fingerprint after a new sign-in.
   * @example await client.auth.saveUser({ visitorId: 'f3Zk1', confidence: 0.9 });
   */
  saveUser: defineCall({
    name: 'auth.saveUser',
    method: 'POST',
    path: '/auth/saveUser',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'write',
    // Other clients send the agent's whole result.
    maxBodyBytes: 64 * 1024,
    request: z.strictObject({
      /** Visitor ID of the fingerprint agent. */
      visitorId: exact(1, 100),
      /** Confidence of the agent, 0 to 1. */
      confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    }),
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  /**
   * Lists the demo accounts; empty outside demo mode.
   * @example await client.auth.demoAccounts();
   */
  demoAccounts: defineCall({
    name: 'auth.demoAccounts',
    method: 'GET',
    path: '/auth/demoAccounts',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        /** User name. */
        name: z.string(),
        /** Email address of the account. */
        email: z.string(),
        /** Password of the demo account. */
        password: z.string(),
        /** Who the account belongs to. */
        about: z.string(),
      }),
    ),
    errors: [],
  }),
};
