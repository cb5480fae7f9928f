// './alerts' (also for service workers), './outbox' and './tabs' are separate, so that pages load only what they use.
export { createChannel, SOCKET_SETTINGS } from './channel.ts';
export type {
  Channel,
  ChannelInfo,
  ChannelOptions,
  ChannelStatus,
  LocalFailureCode,
  RequestResult,
  SocketLike,
  SocketSettings,
} from './channel-types.ts';
export type { Clock } from './clock.ts';
export type { AnyEvent, EventName, EventOf, EventPayload } from './events.ts';
export type { OfflineReason } from './offline-reason.ts';
export { createRouter } from './router.ts';
export type {
  Arrival,
  CatchUpResult,
  FetchSince,
  Handlers,
  Router,
  RouterCounts,
  RouterOptions,
  StaleReason,
} from './router-types.ts';
