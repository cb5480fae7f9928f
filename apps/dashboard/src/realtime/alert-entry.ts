import type { Actor } from '@boostdesk/auth';
import { type AlertEvent, type AlertVerdict, alertParts, orderOf, orderToOpen } from '@boostdesk/realtime/alerts';
import type { AlertEntry } from './alert-log.ts';

/** What the page of alerts says of an event: which, when, what came of it and why, and none of its words. */
export const entryOf = (event: AlertEvent, verdict: AlertVerdict | null, user: Actor): AlertEntry => ({
  id: event.payload.eventId,
  seq: event.payload.seq,
  at: new Date().toISOString(),
  name: event.name,
  ...(event.name === 'orderNotification' && { type: event.payload.type }),
  order: orderOf(event),
  opens: orderToOpen(event, user) !== null,
  given: verdict === null ? [] : alertParts.filter((part) => verdict[part] !== null),
  trace: verdict?.trace ?? null,
});
