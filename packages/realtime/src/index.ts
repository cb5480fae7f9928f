// The other parts have entries of their own, so that each page loads what it uses: '@boostdesk/realtime/alerts' (also for a
// service worker), '/outbox' and '/tabs'.
export { createChannel, SOCKET_SETTINGS } from './channel.ts';
export type {
  Channel,
  ChannelOptions,
  ChannelStatus,
  LocalRefusal,
  RequestResult,
  SocketLike,
  SocketSettings,
} from './channel-types.ts';
export type { Clock } from './clock.ts';
export type { AnyEvent, EventName, EventOf, EventPayload } from './events.ts';
export { createRouter } from './router.ts';
export type {
  Arrival,
  FetchSince,
  Handlers,
  Missed,
  Router,
  RouterCounts,
  RouterOptions,
  StaleReason,
} from './router-types.ts';
