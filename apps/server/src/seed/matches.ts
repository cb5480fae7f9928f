import type { SeededOrder } from './orders.ts';

type Row = SeededOrder['row'];

interface Climb {
  readonly from: number;
  readonly target: number;
}

const [WON_POINTS, LOST_POINTS] = [21, 17];
/** Of four matches the third is lost, as long as there are lost ones. */
const PACE = 4;

interface Match {
  readonly won: boolean;
  /** Matches won so far, this one included. */
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

/** Where each match leaves an order that counts. */
function counted({ done_count: done = 0, target_count: target, won }: Row, matches: readonly Match[]) {
  return matches.map((match) => {
    const now = partOf(done ?? 0, match.wins, won);
    return { percent: partOf(now, 100, target ?? 1), done: now, won: match.won };
  });
}

/** Where each match leaves an order that climbs: points within a rank, none where a rank or the order's own standing is reached. */
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

/** The progress events that lead to where the order stands: the last one says the order's own rank or count. */
export function matchRows({ booster, completedAt, row, startedAt }: SeededOrder, id: number, now: Date) {
  if (booster === null || startedAt === null) return [];
  const matches = matchesOf(row);
  const { from_rank: from, ladder, target_rank: target } = row;
  const climbs = ladder !== null && from !== null && target !== null;
  const standings = climbs ? climbed(row, { from, target }, matches) : counted(row, matches);
  const end = (completedAt ?? row.paused_at ?? now).getTime();
  const every = (end - startedAt.getTime()) / (matches.length + 1);
  return standings.map((data, place) => ({
    order_id: id,
    kind: 'progress',
    at: new Date(startedAt.getTime() + every * (place + 1)),
    actor_id: booster,
    data: JSON.stringify(data),
  }));
}
