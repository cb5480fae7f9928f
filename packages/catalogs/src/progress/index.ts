export type { ProgressAdapter, ProgressOutcome } from '../progress-adapters.ts';
export { applyProgressStep, progressAdapters, stepsFor } from '../progress-adapters.ts';
export type { CheckedMatch, MatchEntry } from '../progress-import.ts';
export { checkMatches } from '../progress-import.ts';
export type {
  CheckedProgress,
  Completion,
  ProgressProblem,
  ProgressReason,
  TierProgress,
} from '../progress-rules.ts';
export { checkProgress, completionOf, maxPoints, progressPayLimit, toTierProgress } from '../progress-rules.ts';
export type { CountStanding, ProgressEntry, RankStanding, Standing } from '../progress-types.ts';
