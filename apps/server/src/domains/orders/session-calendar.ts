import type { Language } from '@boostdesk/api-client/contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { formatMessage } from '../../i18n/format-message.ts';
import { msg } from '../../i18n/message.ts';

interface CalendarSession {
  readonly id: number;
  readonly order_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly revision: number;
}

export interface CalendarDeps {
  readonly language: Language;
  readonly siteUrl: string;
  readonly now: Date;
}

/** iCalendar text (RFC 5545) of accepted sessions, in UTC. It names orders by number only. */
export function toCalendar(sessions: readonly CalendarSession[], { language, siteUrl, now }: CalendarDeps): string {
  const { host } = new URL(siteUrl);
  const calendar = ical({
    name: formatMessage(language, msg('Boostdesk play sessions')),
    prodId: { company: 'Boostdesk', product: 'Play sessions', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const { id, order_id: order, starts_at: start, ends_at: end, revision } of sessions) {
    calendar.createEvent({
      id: `session-${id}@${host}`,
      sequence: revision,
      start,
      end,
      stamp: now,
      status: ICalEventStatus.CONFIRMED,
      summary: formatMessage(language, msg('Play session for order #{order}', { order })),
      url: new URL(`/order/${order}`, siteUrl).href,
    });
  }
  return calendar.toString();
}
