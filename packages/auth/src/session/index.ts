export type { EmployeeClaims, SessionClaims } from './claims.ts';
export { hasOwnSid } from './claims.ts';
export { createSession } from './create-session.ts';
export { toDashboardPath, toSameOriginPath } from './safe-redirect.ts';
export type { BroadcastChannelLike } from './session-channel.ts';
export { createSessionChannel } from './session-channel.ts';
export type { SessionState } from './session-state.ts';
export { tokenOf } from './session-state.ts';
export type {
  After,
  LoginResult,
  Session,
  SessionChannel,
  SessionDependencies,
  SessionMessage,
  SessionStorage,
} from './session-types.ts';
export { STORAGE_KEYS } from './stored-token.ts';
export type { TokenClock, TokenFailure, TokenResult } from './token.ts';
export { isExpired, MAX_TOKEN_LENGTH, sessionFromToken } from './token.ts';
export { estimateSkew, userOfToken } from './unverified-claims.ts';
