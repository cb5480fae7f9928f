/** League points that make a rank. */
export const POINTS_PER_RANK = 100;
/** The most league points of any rank: above those of the world's best accounts. */
export const POINTS_MAX = 3000;

/** League points that count as progress within a rank: 0 to 99, as more wait for the next rank. */
export const clampPoints = (lp: number): number => Math.min(Math.max(lp, 0), POINTS_PER_RANK - 1);

/** A position on a ladder: the rank number plus the points as a fraction of a rank. */
export const ladderPosition = (rank: number, lp: number): number => rank + clampPoints(lp) / POINTS_PER_RANK;
