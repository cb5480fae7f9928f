import { createHash } from 'node:crypto';
import type { Actor } from '@boostdesk/auth';
import { Refusal } from '../../contract/refusal.ts';
import type { Db } from '../../db/index.ts';
import { createPageErrorsRepository, type PageFault } from './page-errors.repository.ts';

/** Reports of one user in a minute; a page that fails in a loop says nothing new. */
const PER_MINUTE = 10;
const MINUTE_MS = 60_000;
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;
const KEPT_MOST = 2000;

/** What makes two faults the same: what, on which screen, and where it was thrown. The way there may differ. */
function digestOf({ message, screen, stack }: PageFault): string {
  const place = stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';
  return createHash('sha256').update([message, screen, place.trim()].join('\n')).digest('hex');
}

export interface PageErrorsDeps {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Errors that happen in people's pages. Of the people nothing is kept: how often each tells is counted in memory, for a minute. */
export function createPageErrorsService({ db, clock }: PageErrorsDeps) {
  const repository = createPageErrorsRepository();
  let window = 0;
  let counts = new Map<number, number>();

  function admit(user: number): void {
    const current = Math.floor(clock().getTime() / MINUTE_MS);
    if (current !== window) counts = new Map();
    window = current;
    const count = (counts.get(user) ?? 0) + 1;
    counts.set(user, count);
    if (count > PER_MINUTE) throw new Refusal('too_many');
  }

  return {
    async report(actor: Actor, fault: PageFault): Promise<{ reference: number }> {
      admit(actor.id);
      return { reference: await repository.count(db, { ...fault, digest: digestOf(fault) }, clock()) };
    },
    forget: (): Promise<void> => repository.forget(db, new Date(clock().getTime() - KEPT_MS), KEPT_MOST),
  };
}

export type PageErrorsService = ReturnType<typeof createPageErrorsService>;
