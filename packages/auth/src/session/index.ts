export type {
  LoginResult,
  Session,
  SessionChannel,
  SessionDependencies,
  SessionNews,
  SessionStorage,
} from './create-session.ts';
export { createSession, STORAGE_KEYS } from './create-session.ts';
export type { SessionEvent, SessionState } from './session-state.ts';
export { nextSession } from './session-state.ts';
export { estimateSkew, userOfToken } from './token-hints.ts';
