export type {
  AlertContext,
  AlertEvent,
  AlertName,
  AlertRule,
  AlertSettings,
  AlertSound,
  AlertToast,
  AlertVerdict,
  SoundRule,
  ToastStyle,
  TraceLine,
} from './alert-types.ts';
// createOutbox and its stores are withheld: '@boostdesk/realtime/outbox' has them, for pages that write messages.
export { alertFor } from './alerts.ts';
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
export { systemClock, yieldToPage } from './clock.ts';
export type { AnyEvent, EventName, EventOf, EventPayload } from './events.ts';
export type { Leader, LeaderOptions, LocksLike } from './leader.ts';
export { createLeader } from './leader.ts';
export type {
  KeptMessage,
  Outbox,
  OutboxFailure,
  OutboxMessage,
  OutboxOptions,
  OutboxState,
  OutboxStore,
  SentMessage,
} from './outbox/outbox-types.ts';
export type { Presence, PresenceOptions } from './presence.ts';
export { createPresence } from './presence.ts';
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
export type { TabLine } from './tab-line.ts';
export { openTabLine } from './tab-line.ts';
