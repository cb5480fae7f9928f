import type { ServiceUnit } from '@boostdesk/catalogs';

const LOST_PART = 0.3;
/** Wins of a climb to the target rank. */
const CLIMB_WINS = 16;

/** Matches won and lost up to the progress; none for units that are not counted in matches. */
export function scoreOf(
  unit: ServiceUnit,
  { percent, done_count: done = 0 }: { readonly percent: number; readonly done_count?: number },
): { readonly won: number; readonly lost: number } {
  switch (unit) {
    case 'ladder':
    case 'divisions': {
      const won = Math.round((percent * CLIMB_WINS) / 100);
      return { won, lost: Math.round(won * LOST_PART) };
    }
    case 'wins':
      return { won: done, lost: Math.round(done * LOST_PART) };
    case 'netWins': {
      const lost = Math.round(done * LOST_PART);
      return { won: done + lost, lost };
    }
    case 'placement':
    case 'matches': {
      const lost = Math.floor(done * LOST_PART);
      return { won: done - lost, lost };
    }
    default:
      return { won: 0, lost: 0 };
  }
}
