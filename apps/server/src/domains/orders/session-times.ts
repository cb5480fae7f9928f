import {
  checkSessionTimes,
  SESSION_DAYS_MAX,
  SESSION_MINUTES_MAX,
  SESSION_MINUTES_MIN,
  type SessionRefusal,
} from '@boostdesk/catalogs/play';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';

export interface Times {
  readonly start: string;
  readonly end: string;
}

const refusals: Record<SessionRefusal, readonly ['start' | 'end', MessageDescriptor]> = {
  past: ['start', msg('Choose a start time in the future.')],
  tooFar: [
    'start',
    msg('A session can begin within {days, plural, one {# day} other {# days}}.', { days: SESSION_DAYS_MAX }),
  ],
  tooShort: [
    'end',
    msg('A session lasts at least {minutes, plural, one {# minute} other {# minutes}}.', {
      minutes: SESSION_MINUTES_MIN,
    }),
  ],
  tooLong: [
    'end',
    msg('A session lasts up to {hours, plural, one {# hour} other {# hours}}.', { hours: SESSION_MINUTES_MAX / 60 }),
  ],
};

/** @throws HttpError `invalid` for times at which no session can be proposed */
export function assertTimes({ start, end }: Times, now: Date): { start: Date; end: Date } {
  const times = { start: Date.parse(start), end: Date.parse(end) };
  const refusal = checkSessionTimes(times, now.getTime());
  if (refusal !== null) {
    const [field, sentence] = refusals[refusal];
    throw new HttpError('invalid', sentence, { [field]: sentence });
  }
  return { start: new Date(times.start), end: new Date(times.end) };
}
