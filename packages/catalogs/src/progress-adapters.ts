import { createFrozen } from './deep-freeze.ts';
import { climbPercent } from './ladders.ts';
import type { CountStanding, RankStanding, Standing } from './progress-types.ts';
import type { ProgressStep, ServiceUnit } from './units.ts';

/** Progress after one press. */
export interface ProgressOutcome {
  readonly standing: Standing;
  /** Whole percent, rounded down. */
  readonly percent: number;
  /** Result of the match, when the step was one. */
  readonly won?: boolean;
  /** Whether the step takes a unit back. */
  readonly correction?: true;
}

/** How orders of one unit progress. */
export interface ProgressAdapter<S extends Standing = Standing> {
  /** Steps that a press offers, in order of display; empty when nothing is counted. */
  readonly steps: readonly ProgressStep[];
  /** Standing after a step; `null` when the step leads out of the order's range or is not offered. */
  readonly apply: (standing: S, step: ProgressStep) => S | null;
  /** Whole percent done, 0 to 100, rounded down. */
  readonly percent: (standing: S) => number;
}

/** Matches move a rank by points that only the game knows, so a press logs the result alone. */
const rankAdapter: ProgressAdapter<RankStanding> = {
  steps: ['win', 'loss'],
  apply: (standing, step) => (step === 'win' || step === 'loss' ? standing : null),
  percent: (standing) => climbPercent(standing) ?? 0,
};

const isMatch = (step: ProgressStep): boolean => step === 'win' || step === 'loss';

/** Counts a number per step, not beyond the order. A lost match at 0 stays there. */
const countAdapter = (changes: Partial<Record<ProgressStep, number>>): ProgressAdapter<CountStanding> => ({
  // Keys of the literals below.
  steps: Object.keys(changes) as ProgressStep[],
  apply(standing, step) {
    const change = changes[step];
    if (change === undefined) return null;
    const done = standing.done + change;
    if (done < 0) return isMatch(step) ? standing : null;
    return done > standing.target ? null : { ...standing, done };
  },
  percent: ({ done, target }) => (target === 0 ? 100 : Math.floor((done * 100) / target)),
});

/** Adapters by unit of the service; `ladder` for climbs. */
export const progressAdapters = /* @__PURE__ */ createFrozen(() => {
  const units = () => countAdapter({ more: 1, less: -1 });
  return {
    ladder: rankAdapter,
    wins: countAdapter({ win: 1, loss: 0 }),
    netWins: countAdapter({ win: 1, loss: -1 }),
    placement: countAdapter({ win: 1, loss: 1 }),
    matches: countAdapter({ win: 1, loss: 1 }),
    divisions: units(),
    clears: units(),
    hours: units(),
    levels: units(),
    points: units(),
    flat: countAdapter({}),
  } satisfies Record<Exclude<ServiceUnit, 'ladder'>, ProgressAdapter<CountStanding>> & {
    readonly ladder: ProgressAdapter<RankStanding>;
  };
});

const countAdapterFor = ({ unit }: CountStanding): ProgressAdapter<CountStanding> =>
  progressAdapters[unit === null || unit === 'ladder' ? 'points' : unit];

/** Steps that a press offers for an order, in order of display. */
export const stepsFor = (standing: Standing): readonly ProgressStep[] =>
  standing.kind === 'rank' ? progressAdapters.ladder.steps : countAdapterFor(standing).steps;

/** Whole percent done, 0 to 100, rounded down. */
export const percentOf = (standing: Standing): number =>
  standing.kind === 'rank' ? progressAdapters.ladder.percent(standing) : countAdapterFor(standing).percent(standing);

const applyTo = (standing: Standing, step: ProgressStep): Standing | null =>
  standing.kind === 'rank'
    ? progressAdapters.ladder.apply(standing, step)
    : countAdapterFor(standing).apply(standing, step);

/** Progress after one press; `null` when the order does not offer the step now. */
export function applyProgressStep(standing: Standing, step: ProgressStep): ProgressOutcome | null {
  const next = applyTo(standing, step);
  if (next === null) return null;
  return {
    standing: next,
    percent: percentOf(next),
    ...(isMatch(step) && { won: step === 'win' }),
    ...(step === 'less' && { correction: true }),
  };
}
