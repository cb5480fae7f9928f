export type { Leader, LeaderOptions, LocksLike } from './leader.ts';
export { createLeader } from './leader.ts';
export type { Presence, PresenceOptions } from './presence.ts';
export { createPresence } from './presence.ts';
export type { TabLine } from './tab-line.ts';
export { openTabLine } from './tab-line.ts';
