import type { SessionState } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../core/storage.ts';

const KEY = 'boostdesk.login';
const PLACE = 'sessionStorage';
/** Tasks after a login: the check for missing account details (SPEC §2) and the fingerprint (SPEC §4). */
const POST_LOGIN_TASKS = ['noLogin', 'fingerprint'] as const;
export type PostLoginTask = (typeof POST_LOGIN_TASKS)[number];

/** `sid`: the session that the login began. */
const Login = z.object({ sid: z.string(), owed: z.array(z.enum(POST_LOGIN_TASKS)) });
const readLogin = () => readStored(KEY, Login, PLACE);

/** Stores the tasks of a login in sessionStorage, so that a reload keeps them until they are settled or the session ends. */
export function trackLogin(state: SessionState): void {
  if (state.status === 'loggedOut' || state.status === 'anonymous') removeStored(KEY, PLACE);
  if (state.status !== 'authenticated' || !state.login) return;
  const { sid } = state.session;
  // A renewal or a changed user profile is no new login.
  if (readLogin()?.sid !== sid) writeStored(KEY, { sid, owed: POST_LOGIN_TASKS }, PLACE);
}

/** Pending tasks of this session at page load. */
export function readPendingTasks(state: SessionState): ReadonlySet<PostLoginTask> {
  if (state.status !== 'authenticated') return new Set();
  if (state.login) return new Set(POST_LOGIN_TASKS);
  const login = readLogin();
  return new Set(login?.sid === state.session.sid ? login.owed : []);
}

/** Removes a task that the server or the user has answered. */
export function completeTask(task: PostLoginTask): void {
  const login = readLogin();
  if (login !== undefined) writeStored(KEY, { ...login, owed: login.owed.filter((one) => one !== task) }, PLACE);
}
