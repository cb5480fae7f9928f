import { ORDER_TEXT_MAX } from '@boostdesk/api-client/contract';
import { formatList } from '@boostdesk/i18n/format-list';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, truncateText } from '../../../i18n/format.ts';
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

/** Exports of match histories can have a hundred columns. */
const NAMES_MAX = 5;
/** In characters. */
const NAME_MAX = 40;

/** @param columns names, or numbers of columns without one */
export function unusedColumnsMessage(columns: readonly (string | number)[]): string {
  const shown = columns.slice(0, NAMES_MAX).map((column) => {
    if (typeof column === 'string') return truncateText(column, NAME_MAX);
    const number = formatNumber(column);
    return t`column ${number}`;
  });
  const names = formatList(shown);
  const more = columns.length - shown.length;
  return more === 0
    ? plural(columns.length, { one: `Unused column: ${names}.`, other: `Unused columns: ${names}.` })
    : plural(more, { one: `Unused columns: ${names} and # more.`, other: `Unused columns: ${names} and # more.` });
}

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
