import { type ServerEventName, type ServerEventPayload, serverEvents } from './contract/server-events.ts';

/**
 * `newOrderNotification` is an older name of `newOrder` and arrives as that, so nobody handles it twice. `latestSeq` is for the router
 * alone.
 */
export type EventName = Exclude<ServerEventName, 'newOrderNotification' | 'latestSeq'>;
/** What an event carries, parsed. */
export type EventPayload<N extends EventName> = ServerEventPayload<N>;
/** An event of one of the given names, told apart by its name. */
export type EventOf<N extends EventName> = { [K in N]: { readonly name: K; readonly payload: EventPayload<K> } }[N];
/** An event of any kind. */
export type AnyEvent = EventOf<EventName>;

/** Tells how far the receiver's events reach; the router takes it and hands it to nobody. */
interface LatestSeq {
  readonly name: 'latestSeq';
  readonly payload: ServerEventPayload<'latestSeq'>;
}

/** What came over the wire, or why it is none of ours. */
export type ParsedEvent =
  | { readonly ok: true; readonly event: AnyEvent | LatestSeq }
  | { readonly ok: false; readonly reason: 'unknown' | 'malformed' };

const isServerEventName = (name: string): name is ServerEventName => Object.hasOwn(serverEvents, name);

/** Reads what came over the wire; never throws. */
export function safeParseEvent(name: string, payload: unknown): ParsedEvent {
  if (!isServerEventName(name)) return { ok: false, reason: 'unknown' };
  const parsed = serverEvents[name].safeParse(payload);
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  const canonical = name === 'newOrderNotification' ? 'newOrder' : name;
  // The schema that stands under this very name made the payload.
  return { ok: true, event: { name: canonical, payload: parsed.data } as AnyEvent | LatestSeq };
}
