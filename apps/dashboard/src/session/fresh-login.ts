import type { SessionState } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { forgetStored, readStored, writeStored } from '../core/storage.ts';

const KEY = 'boostdesk.login';
const PLACE = 'sessionStorage';
/** Tasks after a login: the check for missing account details (SPEC §2) and the fingerprint (SPEC §4). */
const DUTIES = ['noLogin', 'fingerprint'] as const;
export type Duty = (typeof DUTIES)[number];

/** `sid`: the session that the login began. */
const Login = z.object({ sid: z.string(), owed: z.array(z.enum(DUTIES)) });
const kept = () => readStored(KEY, Login, PLACE);

/** Stores the tasks of a login in sessionStorage, so that a reload keeps them until they are settled or the session ends. */
export function followLogin(state: SessionState): void {
  if (state.status === 'loggedOut' || state.status === 'anonymous') forgetStored(KEY, PLACE);
  if (state.status !== 'authenticated' || !state.login) return;
  const { sid } = state.session;
  // A renewal or a changed user profile is no new login.
  if (kept()?.sid !== sid) writeStored(KEY, { sid, owed: DUTIES }, PLACE);
}

/** Pending tasks of this session at page load. */
export function owedByLogin(state: SessionState): ReadonlySet<Duty> {
  if (state.status !== 'authenticated') return new Set();
  if (state.login) return new Set(DUTIES);
  const login = kept();
  return new Set(login?.sid === state.session.sid ? login.owed : []);
}

/** Removes a task that the server or the user has answered. */
export function settleLogin(duty: Duty): void {
  const login = kept();
  if (login !== undefined) writeStored(KEY, { ...login, owed: login.owed.filter((one) => one !== duty) }, PLACE);
}
