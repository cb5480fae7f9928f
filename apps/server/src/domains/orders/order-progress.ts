import type { OrderEvent } from '@boostdesk/api-client/contract';
import type { ProgressStep } from '@boostdesk/catalogs';
import {
  applyProgressStep,
  checkMatches,
  checkProgress,
  type MatchEntry,
  type ProgressEntry,
  type ProgressProblem,
  type ProgressReason,
  type Standing,
} from '@boostdesk/catalogs/progress';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import { completionFor, toProgress } from './order-progress-columns.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

const explain = msg('If the progress is correct, log a correction and explain why.');

const problemMessages: Record<ProgressReason, MessageDescriptor> = {
  nothing: msg('Enter a match result or the account’s current standing.'),
  climbs: msg('This order is tracked by rank. Log the current rank.'),
  counts: msg('This order is tracked by count. Log how many are complete.'),
  unknownRank: msg('This rank isn’t on the ladder.'),
  pointsOutOfRange: msg('That’s more LP than this rank allows.'),
  countOutOfRange: msg('Enter a number between 0 and the ordered amount.'),
  beyondTarget: msg('This is far above the target. {explain}', { explain }),
  wonButFell: msg('A won match can’t lower the rank. {explain}', { explain }),
  wonNothing: msg('A won match gives at least 1 LP. Leave LP empty if it isn’t tracked.'),
  wonTooMuch: msg(
    'One match can raise the rank by two at most. If there were several matches, leave the result empty. {explain}',
    {
      explain,
    },
  ),
  lostButRose: msg('A lost match can’t raise the rank. {explain}', { explain }),
  fell: msg('Without a lost match, progress can only go up. {explain}', { explain }),
  notOffered: msg('The order has no open match at this point.'),
  unexplained: msg('Give a reason for the correction. The customer can see it.'),
};

const standingToColumns = (standing: Standing): OrderChanges =>
  standing.kind === 'rank' ? { now_rank: standing.now, now_lp: standing.lp } : { done_count: standing.done };

/** What a progress entry changes. */
export interface AppliedProgress {
  readonly set: OrderChanges;
  readonly percent: number;
  readonly data: OrderEvent['data'];
}

interface Entry extends Pick<ProgressEntry, 'won' | 'note' | 'correction'> {
  readonly standing: Standing;
  readonly percent: number;
}

function toApplied(order: OrderRecord, { standing, percent, won, note, correction }: Entry): AppliedProgress {
  const data: OrderEvent['data'] = {
    percent,
    ...(standing.kind === 'rank' ? { rank: standing.now, lp: standing.lp } : { done: standing.done }),
    ...(won !== undefined && { won }),
    ...(correction === true && { correction }),
    ...(note && { note }),
  };
  const result = won === true ? { won: order.won + 1 } : { lost: order.lost + 1 };
  return { set: { ...standingToColumns(standing), percent, ...(won !== undefined && result) }, percent, data };
}

/** @param prefix of the fields' names */
function toInvalid(problems: readonly ProgressProblem[], prefix = ''): HttpError {
  const fields = problems.flatMap(({ field, reason }) =>
    field === null ? [] : [[`${prefix}${field}`, problemMessages[reason]]],
  );
  const [first] = problems;
  return new HttpError('invalid', first && problemMessages[first.reason], Object.fromEntries(fields));
}

/** @throws HttpError `invalid` for a report that does not fit the order */
export function applyProgress(order: OrderRecord, logged: ProgressEntry): AppliedProgress {
  const checked = checkProgress(toProgress(order), logged);
  if (!checked.ok) throw toInvalid(checked.problems);
  return toApplied(order, { ...logged, ...checked });
}

/**
 * Applies entries one after the other. `earlier` are the facts of all but the last.
 * @throws HttpError `invalid` when one does not fit the order
 */
export function applyMatches(
  order: OrderRecord,
  entries: readonly MatchEntry[],
): AppliedProgress & { readonly earlier: readonly OrderEvent['data'][] } {
  let [row, set] = [order, {} as OrderChanges];
  let percent = Number(order.percent);
  const facts = checkMatches(toProgress(order), entries).map(({ entry, ...checked }, place) => {
    if (!checked.ok) throw toInvalid(checked.problems, `entries.${place}.`);
    const applied = toApplied(row, { ...entry, ...checked });
    set = { ...set, ...applied.set };
    row = { ...row, won: set.won ?? row.won, lost: set.lost ?? row.lost };
    percent = applied.percent;
    return applied.data;
  });
  return { set, percent, data: facts.at(-1) ?? {}, earlier: facts.slice(0, -1) };
}

/** @throws HttpError `conflict` for a step that the order does not offer now */
export function applyStep(order: OrderRecord, step: ProgressStep): AppliedProgress {
  const outcome = applyProgressStep(toProgress(order), step);
  if (outcome === null) throw new HttpError('conflict', msg('This isn’t possible at the order’s current progress.'));
  return toApplied(order, outcome);
}

/** Only orders without a measure change, to done. */
export function completeProgress(order: OrderRecord): OrderChanges {
  const completion = completionFor(order);
  if (!completion.reached || completion.by !== 'proof') return {};
  const progress = toProgress(order);
  return progress.kind === 'count' ? { done_count: progress.target, percent: 100 } : {};
}
