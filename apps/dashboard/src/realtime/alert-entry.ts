import type { Actor } from '@boostdesk/auth';
import { type AlertDecision, type AlertEvent, alertParts, orderOf, orderToOpen } from '@boostdesk/realtime/alerts';
import { serverNow } from '../i18n/server-clock.ts';
import type { AlertEntry } from './alert-log.ts';

/** Log entry of an event: kind, time, verdict and reason, without its text. */
export const toAlertEntry = (event: AlertEvent, verdict: AlertDecision | null, user: Actor): AlertEntry => ({
  id: event.payload.eventId,
  seq: event.payload.seq,
  at: new Date(serverNow()).toISOString(),
  name: event.name,
  ...(event.name === 'orderNotification' && { type: event.payload.type }),
  order: orderOf(event),
  opens: orderToOpen(event, user) !== null,
  given: verdict === null ? [] : alertParts.filter((part) => verdict[part] !== null),
  trace: verdict?.trace ?? null,
});
