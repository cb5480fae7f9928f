import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, exact, Id } from './shared.ts';

/** What staff may do to an account, as it stands: its role, whether it is banned, whether it must sign in again. */
export const AccountState = z.strictObject({
  id: Id,
  role: z.literal(roles),
  banned: z.boolean(),
  relog: z.boolean(),
});
const Changed = z.strictObject({ account: AccountState });
const One = z.strictObject({ id: Id });

/** Whatever takes rights away, from oneself or from others. Each of these ends every session that the account has. */
export const account = {
  logoutEverywhere: defineCall({
    name: 'account.logoutEverywhere',
    method: 'POST',
    path: '/auth/logoutEverywhere',
    summary: "Ends all of one's own sessions, that of the token that is sent among them.",
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    request: Empty,
    answer: Done,
    errors: [],
  }),
  changePassword: defineCall({
    name: 'account.changePassword',
    method: 'POST',
    path: '/auth/changePassword',
    summary: "Changes one's own password and ends all sessions; the answer is a token of a new one.",
    source: 'Boostdesk',
    right: 'session.own',
    kind: 'write',
    guarded: true,
    request: z.strictObject({ password: exact(1, 200), newPassword: exact(10, 200) }),
    answer: z.strictObject({ token: z.string() }),
    errors: ['wrong_credentials'],
  }),
  ban: defineCall({
    name: 'account.ban',
    method: 'POST',
    path: '/user/ban',
    summary: 'Shuts somebody out until the ban is lifted. Only admins do this to staff, nobody to themselves.',
    source: 'Boostdesk',
    right: 'user.ban',
    kind: 'write',
    request: One,
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
  unban: defineCall({
    name: 'account.unban',
    method: 'POST',
    path: '/user/unban',
    summary: 'Lifts a ban. Sessions that it ended stay ended.',
    source: 'Boostdesk',
    right: 'user.ban',
    kind: 'write',
    request: One,
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
  changeRole: defineCall({
    name: 'account.changeRole',
    method: 'POST',
    path: '/user/changeRole',
    summary: 'Gives somebody else another role.',
    source: 'Boostdesk',
    right: 'user.changeRole',
    kind: 'write',
    request: z.strictObject({ id: Id, role: z.literal(roles) }),
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
  forceRelogin: defineCall({
    name: 'account.forceRelogin',
    method: 'POST',
    path: '/user/forceRelogin',
    summary: 'Makes somebody sign in again.',
    source: 'Boostdesk',
    right: 'user.forceRelogin',
    kind: 'write',
    request: One,
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
};
