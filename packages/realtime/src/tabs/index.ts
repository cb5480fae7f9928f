export type { Leader, LeaderOptions, LocksLike } from './leader.ts';
export { createLeader } from './leader.ts';
export type { Presence, PresenceOptions } from './presence.ts';
export { createPresence } from './presence.ts';
export type { TabChannel } from './tab-channel.ts';
export { openTabChannel } from './tab-channel.ts';
