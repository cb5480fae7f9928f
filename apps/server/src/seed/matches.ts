import type { SeededOrder } from './orders.ts';

type Row = SeededOrder['row'];

interface Climb {
  readonly from: number;
  readonly target: number;
}

const [WON_POINTS, LOST_POINTS] = [21, 17];
/** Of four matches the third is lost while losses remain. */
const PACE = 4;

interface Match {
  readonly won: boolean;
  /** Includes this match. */
  readonly wins: number;
}

function matchesOf({ won, lost }: Row): Match[] {
  const matches: Match[] = [];
  let [wins, losses] = [0, 0];
  while (wins + losses < won + lost) {
    const isLost = losses < lost && ((wins + losses) % PACE === 2 || wins === won - 1);
    if (isLost) losses += 1;
    else wins += 1;
    matches.push({ won: !isLost, wins });
  }
  return matches;
}

const partOf = (whole: number, part: number, most: number): number => Math.floor((whole * part) / most);

/** The count after each match, or after each step where no matches are counted. */
function counted({ done_count, target_count: target, won, lost }: Row, matches: readonly Match[]) {
  const done = done_count ?? 0;
  const percentOf = (now: number) => partOf(now, 100, target ?? 1);
  // A single step is the completion itself.
  if (matches.length === 0 && target === 1) return [];
  if (matches.length === 0)
    return Array.from({ length: done }, (_, place) => ({ percent: percentOf(place + 1), done: place + 1 }));
  const isEachCounted = won + lost === done;
  return matches.map((match, place) => {
    const now = isEachCounted ? place + 1 : partOf(done, match.wins, won);
    return { percent: percentOf(now), done: now, won: match.won };
  });
}

/** Points count within a rank; a new rank has none, or the order's. */
function climbed({ now_rank: now, won }: Row, { from, target }: Climb, matches: readonly Match[]) {
  let [rank, lp] = [from, 0];
  return matches.map((match, place) => {
    const next = from + partOf((now ?? from) - from, match.wins, won);
    const isFresh = next > rank || place === matches.length - 1;
    lp = isFresh ? 0 : Math.min(99, Math.max(0, lp + (match.won ? WON_POINTS : -LOST_POINTS)));
    rank = next;
    return { percent: partOf(rank - from, 100, target - from), rank, lp, won: match.won };
  });
}

/** Leads to the order's current rank or count. */
export function matchRows({ booster, completedAt, row, startedAt }: SeededOrder, id: number, now: Date) {
  if (booster === null || startedAt === null) return [];
  const matches = matchesOf(row);
  const { from_rank: from, ladder, target_rank: target } = row;
  const climbs = ladder !== null && from !== null && target !== null;
  const standings = climbs ? climbed(row, { from, target }, matches) : counted(row, matches);
  const end = (completedAt ?? row.paused_at ?? now).getTime();
  const every = (end - startedAt.getTime()) / (standings.length + 1);
  return standings.map((data, place) => ({
    order_id: id,
    kind: 'progress',
    at: new Date(startedAt.getTime() + every * (place + 1)),
    actor_id: booster,
    data: JSON.stringify(data),
  }));
}
