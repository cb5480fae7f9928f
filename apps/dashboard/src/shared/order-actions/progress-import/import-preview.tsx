import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/format.ts';
import { formatProgress } from '../../../i18n/format-order.ts';
import styles from './import.module.css';
import { lineProblemMessage } from './import-labels.ts';
import type { ReadLine } from './read-matches.ts';

interface ImportPreviewProps {
  readonly lines: readonly ReadLine[];
  /** Why the server has refused lines, by their place. */
  readonly refusals: ReadonlyMap<number, string>;
  /** Whether lines that are logged already are logged once more. */
  readonly again: boolean;
}

/** What each line logs, or why it cannot be logged. */
export const ImportPreview = ({ lines, refusals, again }: ImportPreviewProps) => {
  const { t } = useLingui();
  const problemOf = ({ problem }: ReadLine, place: number) =>
    problem === null ? refusals.get(place) : lineProblemMessage(problem);
  const resultOf = ({ entry: { won } }: ReadLine) => {
    if (won === undefined) return t`Progress logged`;
    return won ? t`Match won` : t`Match lost`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
    <section className={styles.preview} aria-label={t`Preview`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Line`}</th>
            <th scope="col">{t`Entry`}</th>
            <th scope="col">{t`Progress after it`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const problem = problemOf(line, place);
            const isLeftOut = line.isLogged && !again;
            return (
              <tr
                key={line.number}
                data-problem={problem !== undefined || undefined}
                data-left-out={isLeftOut || undefined}
              >
                <th scope="row">{formatNumber(line.number)}</th>
                {problem === undefined ? (
                  <>
                    <td>
                      {resultOf(line)}
                      {line.entry.note !== undefined && (
                        <span className={styles.note}>
                          <bdi>{line.entry.note}</bdi>
                        </span>
                      )}
                    </td>
                    <td>
                      {isLeftOut ? t`Already logged` : formatProgress({ ...line.standing, percent: line.percent })}
                    </td>
                  </>
                ) : (
                  <td colSpan={2}>{problem}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
