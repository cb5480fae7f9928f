import type { OrderEvent } from '@boostdesk/api-client/contract';
import { checkProgress, type Logged, type ProgressReason, type Standing } from '@boostdesk/catalogs/progress';
import { Refusal } from '../../contract/refusal.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';
import { completionFor, progressOf } from './order-standing.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

const explain = phrase('If it is so, log it as a correction and say why.');

const sentences: Record<ProgressReason, Phrase> = {
  nothing: phrase('Log a result or where the account stands now.'),
  climbs: phrase('This order climbs a ladder: log the rank.'),
  counts: phrase('This order counts: log how many are done.'),
  unknownRank: phrase('This rank is not on the ladder.'),
  pointsOutOfRange: phrase('No account of this rank has that many points.'),
  countOutOfRange: phrase('The order has no more in all, and none below zero.'),
  beyondTarget: phrase('This is far above the target. {explain}', { explain }),
  wonButFell: phrase('A match that was won does not lead down. {explain}', { explain }),
  wonTooMuch: phrase('One match leads two ranks up at most: leave the result out where it was several. {explain}', {
    explain,
  }),
  lostButRose: phrase('A match that was lost does not lead up. {explain}', { explain }),
  fell: phrase('Without a lost match this only goes up. {explain}', { explain }),
  unexplained: phrase('Say why this is corrected; the customer reads it.'),
};

const columnsOf = (standing: Standing): OrderChanges =>
  standing.kind === 'rank' ? { now_rank: standing.now, now_lp: standing.lp } : { done_count: standing.done };

/** Where the order stands once this is logged. @throws Refusal `invalid` for what does not go with the order. */
export function progressNow(order: OrderRecord, logged: Logged) {
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

/** Completing writes nothing that was not logged; only what has no measure is done by being proved. */
export function progressAtEnd(order: OrderRecord): OrderChanges {
  const completion = completionFor(order);
  if (!completion.reached || completion.by !== 'proof') return {};
  const progress = progressOf(order);
  return progress.kind === 'count' ? { done_count: progress.target, percent: 100 } : {};
}
