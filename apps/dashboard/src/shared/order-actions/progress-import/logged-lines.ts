import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import type { MatchEntry, Standing } from '@boostdesk/catalogs/progress';
import { toVisible } from '@boostdesk/catalogs/text';

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

/** Lines of a text, by place. */
export interface AppliedLines {
  /** Reads a line from the standing before it; null for a line with a problem and after the last one. */
  readonly apply: (place: number, before: Standing) => AppliedLine | null;
  /** Whether another match can hardly have the same line: it names a standing or a note. */
  readonly isDistinct: (place: number) => boolean;
}

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

/** As the server stores a note. */
const toStored = (note = ''): string | undefined => toVisible(note).normalize('NFC').trim() || undefined;

function isSame({ entry, standing }: AppliedLine, { won, note, ...after }: Facts): boolean {
  const isSameStanding =
    standing.kind === 'rank' ? standing.now === after.rank && standing.lp === after.lp : standing.done === after.done;
  return isSameStanding && entry.won === won && toStored(entry.note) === note;
}

const isImport = (logged: readonly LoggedEntry[]): boolean =>
  logged.some(({ at }, place) => logged[place + 1]?.at === at);

/** How many of the first lines are the entries from a place on. */
function countFrom(logged: readonly LoggedEntry[], start: number, { apply, isDistinct }: AppliedLines): number {
  const rest = logged.slice(start);
  const different = rest.findIndex(({ data, before }, place) => {
    const line = apply(place, before);
    return line === null || !isSame(line, data);
  });
  const count = different === -1 ? rest.length : different;
  if (count === 0 || rest[count]?.at === rest[count - 1]?.at) return 0;
  if (rest.slice(0, count).some((_, place) => isDistinct(place))) return count;
  // Results alone are those of an import when nothing else was logged; otherwise they may be new matches.
  return count === logged.length && isImport(logged) ? count : 0;
}

/** How many of the first lines are logged already, as when a sheet that has grown is imported again. */
export function countLogged(order: Pick<OrderView, 'progress' | 'events'>, lines: AppliedLines): number {
  const logged = listLogged(order);
  const counts = logged.map(({ at }, start) => (logged[start - 1]?.at === at ? 0 : countFrom(logged, start, lines)));
  return Math.max(0, ...counts);
}
