import type { FastifyInstance } from 'fastify';
import { HttpError, RateLimitError } from '../http/http-error.ts';
import { createMemoryCounter } from './counters.ts';

/** Requests per minute and address, in this process. */
const LIMIT = 30;

export interface CalendarSources {
  readonly openFeed: (token: string) => Promise<string | undefined>;
  readonly clock: () => Date;
}

/** Serves calendars by their secret address, because calendar programs send no token. */
export function installCalendars(app: FastifyInstance, { openFeed, clock }: CalendarSources): void {
  const counter = createMemoryCounter(() => clock().getTime());
  app.get<{ Params: { file: string } }>('/api/calendars/:file', async ({ ip, params }, reply) => {
    if ((await counter.count(ip)) > LIMIT) throw new RateLimitError(await counter.msUntilReset(ip));
    const token = params.file.endsWith('.ics') ? params.file.slice(0, -'.ics'.length) : '';
    const text = await openFeed(token);
    if (text === undefined) throw new HttpError('not_found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
