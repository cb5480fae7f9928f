import type * as z from 'zod/mini';
import type { ServerEventName, ServerEventPayload } from './contract/server-events.ts';
import { tolerantEvents } from './tolerant-events.ts';

/** Routed events: without `newOrderNotification` (routed as `newOrder`) and `latestSeq` (internal). */
export type EventName = Exclude<ServerEventName, 'newOrderNotification' | 'latestSeq'>;
/** Payload of an event. Fields that older servers do not send may be null. */
export type EventPayload<N extends EventName> = z.output<(typeof tolerantEvents)[N]>;
/** Event, discriminated by `name`. */
export type EventOf<N extends EventName> = { [K in N]: { readonly name: K; readonly payload: EventPayload<K> } }[N];
/** Any event. */
export type AnyEvent = EventOf<EventName>;

/** Consumed by the router. */
interface LatestSeq {
  readonly name: 'latestSeq';
  readonly payload: ServerEventPayload<'latestSeq'>;
}

/** Parsed event, or the failure. */
export type ParsedEvent =
  | { readonly ok: true; readonly event: AnyEvent | LatestSeq }
  | { readonly ok: false; readonly reason: 'unknown' | 'malformed' };

const isServerEventName = (name: string): name is ServerEventName => Object.hasOwn(tolerantEvents, name);

/** Never throws. */
export function safeParseEvent(name: string, payload: unknown): ParsedEvent {
  if (!isServerEventName(name)) return { ok: false, reason: 'unknown' };
  const parsed = tolerantEvents[name].safeParse(payload);
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  const canonical = name === 'newOrderNotification' ? 'newOrder' : name;
  return { ok: true, event: { name: canonical, payload: parsed.data } as AnyEvent | LatestSeq };
}
