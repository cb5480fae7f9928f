export type { EmployeeClaims, SessionClaims } from './claims.ts';
export { createSession } from './create-session.ts';
export type { After } from './held-refusals.ts';
export { dashboardPath, ownPath } from './own-path.ts';
export type { SessionState } from './session-state.ts';
export { tokenOf } from './session-state.ts';
export type {
  LoginResult,
  Session,
  SessionChannel,
  SessionDependencies,
  SessionNews,
  SessionStorage,
} from './session-types.ts';
export { STORAGE_KEYS } from './stored-token.ts';
export type { NewsLine } from './tab-news.ts';
export { createTabNews } from './tab-news.ts';
export type { TokenClock, TokenFailure, TokenResult } from './token.ts';
export { isExpired, MAX_TOKEN_LENGTH, sessionFromToken } from './token.ts';
export { estimateSkew, userOfToken } from './token-hints.ts';
