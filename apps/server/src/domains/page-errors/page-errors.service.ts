import { createHash } from 'node:crypto';
import type { Actor } from '@boostdesk/auth';
import type { Db } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { createPageErrorsRepository, type PageFault } from './page-errors.repository.ts';

/** Most reports per user and minute, as a page may fail in a loop. */
const PER_MINUTE = 10;
const MINUTE_MS = 60_000;
const RETENTION_MS = 30 * 24 * 60 * MINUTE_MS;
const ROWS_MAX = 2000;

/** Groups by message, screen, and the top stack frame. */
export function digestOf({ message, screen, stack }: PageFault): string {
  const place = stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';
  return createHash('sha256').update([message, screen, place.trim()].join('\n')).digest('hex');
}

export interface PageErrorsDeps {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Stored without the user; the rate limit per user is in memory only. */
export function createPageErrorsService({ db, clock }: PageErrorsDeps) {
  const repository = createPageErrorsRepository();
  let window = 0;
  let counts = new Map<number, number>();

  function limitReports(user: number): void {
    const current = Math.floor(clock().getTime() / MINUTE_MS);
    if (current !== window) counts = new Map();
    window = current;
    const count = (counts.get(user) ?? 0) + 1;
    counts.set(user, count);
    if (count > PER_MINUTE) throw new HttpError('too_many');
  }

  return {
    async report(actor: Actor, fault: PageFault): Promise<{ reference: number }> {
      limitReports(actor.id);
      return { reference: await repository.count(db, { ...fault, digest: digestOf(fault) }, clock()) };
    },
    deleteExpired: (): Promise<void> => repository.deleteOld(db, new Date(clock().getTime() - RETENTION_MS), ROWS_MAX),
  };
}

export type PageErrorsService = ReturnType<typeof createPageErrorsService>;
