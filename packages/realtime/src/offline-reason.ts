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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const read = (value: unknown, key: string): unknown => (isObject(value) ? Reflect.get(value, key) : undefined);

/** HTTP status of a failed handshake; undefined when there was no response. */
function statusOf(error: unknown): number | undefined {
  const status = read(error, 'description');
  return typeof status === 'number' && status > 0 ? status : undefined;
}

/** Of engine.io: nothing answered in time, and an answer such as a page that is none of a socket server. */
const messageReasons: Readonly<Record<string, OfflineReason>> = { timeout: 'no_server', 'server error': 'wrong_path' };

/** Reason of a `connect_error` of socket.io. */
export function toOfflineReason(error: unknown): OfflineReason {
  if (read(read(error, 'data'), 'code') === 'session_ended') return 'session_ended';
  if (read(error, 'type') !== 'TransportError') return messageReasons[String(read(error, 'message'))] ?? 'refused';
  const status = statusOf(error);
  if (status === undefined || status >= 502) return 'no_server';
  return status === 404 || status < 400 ? 'wrong_path' : 'refused';
}
