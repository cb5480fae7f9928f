import type { SessionState } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { forgetStored, readStored, writeStored } from '../core/storage.ts';

const KEY = 'boostdesk.login';
const PLACE = 'sessionStorage';
/** What follows a fresh login: the question for account details (SPEC §2), and the fingerprint's result (SPEC §4). */
const DUTIES = ['noLogin', 'fingerprint'] as const;
export type Duty = (typeof DUTIES)[number];

/** `sid`: the server's session that the login began. */
const Login = z.object({ sid: z.string(), owed: z.array(z.enum(DUTIES)) });
const kept = () => readStored(KEY, Login, PLACE);

/** A reload of this tab does not forget a login whose duties are not settled; they go with the session. */
export function followLogin(state: SessionState): void {
  if (state.status === 'loggedOut' || state.status === 'anonymous') forgetStored(KEY, PLACE);
  if (state.status !== 'authenticated' || !state.login) return;
  const { sid } = state.session;
  // A renewal, or a change of what is known of the user, is no other login.
  if (kept()?.sid !== sid) writeStored(KEY, { sid, owed: DUTIES }, PLACE);
}

/** What the login of this session owes, as its page begins. */
export function owedByLogin(state: SessionState): ReadonlySet<Duty> {
  if (state.status !== 'authenticated') return new Set();
  if (state.login) return new Set(DUTIES);
  const login = kept();
  return new Set(login?.sid === state.session.sid ? login.owed : []);
}

/** The server has answered it, or the user. */
export function settleLogin(duty: Duty): void {
  const login = kept();
  if (login !== undefined) writeStored(KEY, { ...login, owed: login.owed.filter((one) => one !== duty) }, PLACE);
}
