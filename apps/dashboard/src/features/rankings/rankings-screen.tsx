import { Card } from '@boostdesk/ui/card';
import { DataTable } from '@boostdesk/ui/data-table';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Page } from '@boostdesk/ui/page-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { LoadError } from '../../shared/components/load-error.tsx';
import { useUrlState } from '../../shared/hooks/use-url-state.ts';
import { useTitle } from '../../shared/title.ts';
import { useRankings } from './api.ts';
import { Booster, Pace, Rating, useRankingColumns } from './columns.tsx';
import { type RankingRow, toRankingParams, toRankingState } from './ranking-state.ts';
import styles from './rankings.module.css';

/** Large chunk with selects; rows are shown first. */
const RankingFilters = lazyComponent(async () => (await import('./ranking-filters.tsx')).RankingFilters, {
  afterFirstScreen: true,
});

const RankingCard = ({ row, self }: { readonly row: RankingRow; readonly self: number }) => (
  <div className={styles.card}>
    <b className={styles.place}>{row.place}.</b>
    <div className={styles.cardLines}>
      <Booster row={row} self={self} />
      <span className={styles.facts}>
        <span>{plural(row.orders, { one: '# order', other: '# orders' })}</span>
        <Rating rating={row.rating} />
        <Pace pace={row.pace} />
      </span>
    </div>
  </div>
);

/** SPEC §2, /rankings: boosters by finished orders, per game and period. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Rankings`);
  const self = useAtomValue(actorAtom).id;
  const { state, change } = useUrlState({ parse: toRankingState, serialize: toRankingParams });
  const rankings = useRankings(state);
  const columns = useRankingColumns(self);
  return (
    <Page>
      <Suspense fallback={<div className={styles.filtersPlace} />}>
        <RankingFilters state={state} onChange={(next) => change(next, { replace: true })} />
      </Suspense>
      <Card isFlush>
        {rankings.isError ? (
          <LoadError headingLevel={2} error={rankings.error} onRetry={rankings.refetch} />
        ) : (
          <DataTable
            label={t`Rankings`}
            rows={rankings.data ?? []}
            columns={columns}
            getRowId={(row) => String(row.booster.id)}
            getRowName={(row) => row.booster.name}
            renderCard={(row) => <RankingCard row={row} self={self} />}
            isLoading={rankings.isPending}
            empty={
              <EmptyState headingLevel={2} icon="trophy" title={<Trans>No rankings yet</Trans>}>
                <Trans>No matching orders were completed in this period. Choose a longer period or all games.</Trans>
              </EmptyState>
            }
          />
        )}
      </Card>
      <p className={styles.note}>
        <Trans>
          Pace compares planned time with time played, excluding pauses: 2× means twice as fast as planned. Boosters
          with equal results share a position.
        </Trans>
      </p>
    </Page>
  );
};
