/**
 * Why a channel is offline. It reconnects by itself except after `closed` and `session_ended`.
 *
 * | reason | what happened | what to do |
 * |---|---|---|
 * | `lost` | an open connection broke | wait |
 * | `no_server` | nothing answers at `url` | check `url` and the network |
 * | `wrong_path` | a server answers at `url`, but no socket server at `path` | check `path`; the default is `/socket.io` |
 * | `session_ended` | the token is missing, invalid or expired, or its session was ended | sign in again |
 * | `refused` | the server refuses the connection, for example because there are too many | wait |
 * | `closed` | `close()` was called | |
 */
export type OfflineReason = 'lost' | 'no_server' | 'wrong_path' | 'session_ended' | 'refused' | 'closed';

/** Error of socket.io's `connect_error`: of the server (`data`), of engine.io (`type`, `description`), or a timeout. */
export type ConnectFailure = Error & {
  readonly data?: { readonly code?: unknown } | null;
  readonly type?: unknown;
  /** HTTP status of a failed handshake; 0 or no number without a response. */
  readonly description?: unknown;
};

/** Reason of a `connect_error` of socket.io. */
export function toOfflineReason({ data, type, message, description: status }: ConnectFailure): OfflineReason {
  if (data?.code === 'session_ended') return 'session_ended';
  if (type !== 'TransportError') {
    if (message === 'timeout') return 'no_server';
    // Of engine.io, for an answer such as a page, which is none of a socket server.
    return message === 'server error' ? 'wrong_path' : 'refused';
  }
  if (typeof status !== 'number' || status === 0 || status >= 502) return 'no_server';
  return status === 404 || status < 400 ? 'wrong_path' : 'refused';
}
