import { ORDER_TEXT_MAX } from '@boostdesk/api-client/contract';
import { plural, t } from '@lingui/core/macro';
import { progressProblemMessage } from '../progress-problems.ts';
import type { Column, ImportLabels, LineProblem } from './read-matches.ts';

const most = ORDER_TEXT_MAX.note;

export const columnLabel = (column: Column): string => labels[column]();

const labels: Record<Column, () => string> = {
  result: () => t`Match`,
  rank: () => t`Rank`,
  lp: () => t`LP`,
  done: () => t`Total`,
  note: () => t`Note`,
};

/** What the dialog itself calls the columns and results. */
export const importLabels = (): ImportLabels => ({
  won: [t`Won`],
  lost: [t`Lost`],
  columns: {
    result: [labels.result()],
    rank: [labels.rank(), t`Current rank`],
    lp: [labels.lp()],
    done: [labels.done()],
    note: [labels.note()],
  },
});

export function lineProblemMessage(problem: LineProblem): string {
  switch (problem) {
    case 'quotes':
      return t`A quotation mark is missing or in the wrong place.`;
    case 'unknownResult': {
      const [won, lost] = [t`Won`, t`Lost`];
      return t`The result must be “${won}” or “${lost}”.`;
    }
    case 'noNumber':
      return t`LP and total must be whole numbers of 0 or more. +20 and −15 count from the line before.`;
    case 'pointsOutOfRange':
      return t`That’s more LP than this rank allows. Add the rank after the match.`;
    case 'tooManyCells':
      return t`This line has more columns than expected.`;
    case 'noteTooLong':
      return t`A note can have up to ${plural(most, { one: '# character', other: '# characters' })}.`;
    default:
      return progressProblemMessage(problem);
  }
}
