import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty } from './shapes.ts';
import { bareOr } from './tolerant.ts';

/** A session token. */
export const Token = z.strictObject({
  /** Session token (JWT), sent as `Authorization: Bearer …`. */
  token: z.string(),
});
/** A session token of any server. */
export const AnyToken = bareOr('token', z.object({ token: z.string() }));

/** Calls of `auth` for signed-in pages. */
export const authSession = {
  /**
   * Checks the stored token and returns a new one. A hand-over token is exchanged here, once.
   * @example await client.auth.isAuthenticated();
   */
  isAuthenticated: defineCall({
    name: 'auth.isAuthenticated',
    method: 'POST',
    path: '/auth/isAuthenticated',
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'write',
    acceptsHandOver: true,
    request: Empty,
    response: Token,
    tolerantResponse: AnyToken,
    errors: [],
  }),
  /**
   * Ends the current session.
   * @example await client.auth.logout();
   */
  logout: defineCall({
    name: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
};
