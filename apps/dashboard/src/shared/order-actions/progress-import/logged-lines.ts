import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import type { MatchEntry, Standing } from '@boostdesk/catalogs/progress';

type Facts = OrderEvent['data'];

interface LoggedEntry {
  /** Equal for all entries of an import. */
  readonly at: string;
  readonly data: Facts;
  readonly before: Standing;
}

/** A line with the standing after it. */
export interface AppliedLine {
  readonly entry: MatchEntry;
  readonly standing: Standing;
}

/** Reads a line from the standing before it; null for a line with a problem and after the last one. */
export type ApplyLine = (place: number, before: Standing) => AppliedLine | null;

const startOf = (progress: Standing): Standing =>
  progress.kind === 'rank' ? { ...progress, now: progress.from, lp: progress.fromLp } : { ...progress, done: 0 };

const standingAfter = (progress: Standing, { rank, lp, done }: Facts): Standing =>
  progress.kind === 'rank' ? { ...progress, now: Number(rank), lp: Number(lp) } : { ...progress, done: Number(done) };

function listLogged({ progress, events }: Pick<OrderView, 'progress' | 'events'>): LoggedEntry[] {
  const counted = events.filter(({ kind, data }) => kind === 'progress' && data.undone !== true);
  return counted.map(({ at, data }, place) => {
    const previous = counted[place - 1];
    return { at, data, before: previous ? standingAfter(progress, previous.data) : startOf(progress) };
  });
}

function isSame({ entry, standing }: AppliedLine, { won, note, ...after }: Facts): boolean {
  const isSameStanding =
    standing.kind === 'rank' ? standing.now === after.rank && standing.lp === after.lp : standing.done === after.done;
  return isSameStanding && entry.won === won && entry.note === note;
}

/** Whether another match can hardly have the same line. */
const isDistinct = ({ rank, lp, done, note }: MatchEntry): boolean =>
  [rank, lp, done, note].some((value) => value !== undefined);

/** How many of the first lines are these entries, which begin with a whole import or a single entry. */
function countFrom(logged: readonly LoggedEntry[], apply: ApplyLine): number {
  const [first] = logged;
  const different = logged.findIndex(({ data, before }, place) => {
    const line = apply(place, before);
    return line === null || !isSame(line, data);
  });
  const count = different === -1 ? logged.length : different;
  const isPartOfImport = logged[count]?.at === first?.at;
  const line = first && apply(0, first.before);
  const isCertain = count > 1 || (line != null && isDistinct(line.entry));
  return isPartOfImport || !isCertain ? 0 : count;
}

/** How many of the first lines are logged already, as when a sheet that has grown is imported again. */
export function countLogged(order: Pick<OrderView, 'progress' | 'events'>, apply: ApplyLine): number {
  const logged = listLogged(order);
  const counts = logged.map(({ at }, start) =>
    logged[start - 1]?.at === at ? 0 : countFrom(logged.slice(start), apply),
  );
  return Math.max(0, ...counts);
}
