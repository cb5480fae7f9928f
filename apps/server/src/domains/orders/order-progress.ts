import type { OrderEvent } from '@boostdesk/api-client/contract';
import { checkProgress, type ProgressEntry, type ProgressReason, type Standing } from '@boostdesk/catalogs/progress';
import { Refusal } from '../../contract/refusal.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';
import { completionFor, progressOf } from './order-standing.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

const explain = phrase('If the progress is correct, log a correction and explain why.');

const sentences: Record<ProgressReason, Phrase> = {
  nothing: phrase('Enter a match result or the account’s current standing.'),
  climbs: phrase('This order is tracked by rank. Log the current rank.'),
  counts: phrase('This order is tracked by count. Log how many are complete.'),
  unknownRank: phrase('This rank isn’t on the ladder.'),
  pointsOutOfRange: phrase('That’s more LP than this rank allows.'),
  countOutOfRange: phrase('Enter a number between 0 and the ordered amount.'),
  beyondTarget: phrase('This is far above the target. {explain}', { explain }),
  wonButFell: phrase('A won match can’t lower the rank. {explain}', { explain }),
  wonTooMuch: phrase(
    'One match can raise the rank by two at most. If there were several matches, leave the result empty. {explain}',
    {
      explain,
    },
  ),
  lostButRose: phrase('A lost match can’t raise the rank. {explain}', { explain }),
  fell: phrase('Without a lost match, progress can only go up. {explain}', { explain }),
  unexplained: phrase('Give a reason for the correction. The customer can see it.'),
};

const columnsOf = (standing: Standing): OrderChanges =>
  standing.kind === 'rank' ? { now_rank: standing.now, now_lp: standing.lp } : { done_count: standing.done };

/**
 * Returns the progress columns after a report.
 * @throws Refusal `invalid` for a report that does not fit the order
 */
export function progressNow(order: OrderRecord, logged: ProgressEntry) {
  const checked = checkProgress(progressOf(order), logged);
  if (!checked.ok) {
    const fields = checked.problems.flatMap(({ field, reason }) =>
      field === null ? [] : [[field, sentences[reason]]],
    );
    const [first] = checked.problems;
    throw new Refusal('invalid', first && sentences[first.reason], Object.fromEntries(fields));
  }
  const { standing, percent } = checked;
  const { won, note, correction } = logged;
  const data: OrderEvent['data'] = {
    percent,
    ...(standing.kind === 'rank' ? { rank: standing.now, lp: standing.lp } : { done: standing.done }),
    ...(won !== undefined && { won }),
    ...(correction === true && { correction }),
    ...(note && { note }),
  };
  const result = won === true ? { won: order.won + 1 } : { lost: order.lost + 1 };
  return { set: { ...columnsOf(standing), percent, ...(won !== undefined && result) }, percent, data };
}

/** Returns the progress columns at completion; only orders without a measure change, to done. */
export function progressAtEnd(order: OrderRecord): OrderChanges {
  const completion = completionFor(order);
  if (!completion.reached || completion.by !== 'proof') return {};
  const progress = progressOf(order);
  return progress.kind === 'count' ? { done_count: progress.target, percent: 100 } : {};
}
