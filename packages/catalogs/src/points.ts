/** League points of a rank. */
export const POINTS_PER_RANK = 100;
/** Maximum league points, above those of the world's best accounts. */
export const POINTS_MAX = 3000;

/** League points that count as progress: 0 to 99, as more wait for the next rank. */
export const clampPoints = (lp: number): number => Math.min(Math.max(lp, 0), POINTS_PER_RANK - 1);

/** Position on a ladder: rank number plus points as a fraction of a rank. */
export const ladderPosition = (rank: number, lp: number): number => rank + clampPoints(lp) / POINTS_PER_RANK;
