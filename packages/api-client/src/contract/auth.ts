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
  email: Email,
  password: exact(1, PASSWORD_MAX),
});
/** New customer account. */
export const Registration = z.strictObject({ name: Name, email: Email, password: Password });

/** Address of an account whose owner forgot the password. */
export const PasswordRequest = z.strictObject({ email: Email });

/** Password link token and new password. */
export const NewPassword = z.strictObject({ token: exact(1, 200), newPassword: Password });

/** Sign-in, session and permission checks. SPEC §7. */
export const auth = {
  ...authSession,
  login: defineCall({
    name: 'auth.login',
    method: 'POST',
    path: '/auth/login',
    summary: 'Signs in with email address and password.',
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
  register: defineCall({
    name: 'auth.register',
    method: 'POST',
    path: '/auth/register',
    summary: 'Creates a customer account and signs it in.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'write',
    strictRateLimit: true,
    request: Registration,
    response: Token,
    errors: [],
  }),
  requestPasswordLink: defineCall({
    name: 'auth.requestPasswordLink',
    method: 'POST',
    path: '/auth/requestPasswordLink',
    summary: 'Asks staff for a password reset link. The answer is the same whether or not an account has the address.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'write',
    strictRateLimit: true,
    request: PasswordRequest,
    response: Done,
    errors: [],
  }),
  newPassword: defineCall({
    name: 'auth.newPassword',
    method: 'POST',
    path: '/auth/newPassword',
    summary: 'Sets a new password using a reset link’s token and ends all sessions of the account.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'write',
    strictRateLimit: true,
    request: NewPassword,
    response: Done,
    errors: ['conflict'],
  }),
  handOver: defineCall({
    name: 'auth.handOver',
    method: 'POST',
    path: '/auth/handOver',
    summary:
      'Returns a one-time token, valid for 60 seconds, that takes the signed-in user from the public site to the dashboard.',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'write',
    request: Empty,
    response: z.strictObject({ token: z.string(), expiresAt: Instant }),
    errors: [],
  }),
  ...authChecks,
  saveUser: defineCall({
    name: 'auth.saveUser',
    method: 'POST',
    path: '/auth/saveUser',
    summary: 'Stores the browser fingerprint after a new sign-in.',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'write',
    // Other clients send the agent's whole result.
    maxBodyBytes: 64 * 1024,
    request: z.strictObject({
      visitorId: exact(1, 100),
      confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    }),
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  demoAccounts: defineCall({
    name: 'auth.demoAccounts',
    method: 'GET',
    path: '/auth/demoAccounts',
    summary: 'Lists the demo accounts; empty outside demo mode.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.array(z.strictObject({ name: z.string(), email: z.string(), password: z.string(), about: z.string() })),
    errors: [],
  }),
};
