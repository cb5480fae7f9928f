import type { OrderView } from '@boostdesk/api-client/contract';
import { rankName, tierOf } from '@boostdesk/i18n/rank-label';
import { Card } from '@boostdesk/ui/card';
import { MatchStrip } from '@boostdesk/ui/match-strip';
import { RankChart } from '@boostdesk/ui/rank-chart';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay, formatNumber } from '../../../i18n/format.ts';
import { formatProgress } from '../../../i18n/format-order.ts';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { type RankProgress, toRankLevels } from '../../../shared/rank-progress.ts';
import { historyKindOf, matchResults, rankHistory } from '../rank-history.ts';
import styles from './order.module.css';

const toMs = (at: string | null): number | undefined => (at === null ? undefined : new Date(at).getTime());

const Matches = ({ order }: { readonly order: OrderView }) => {
  const results = matchResults(order.events);
  const won = formatNumber(results.filter((result) => result === 'won').length);
  const lost = formatNumber(results.filter((result) => result === 'lost').length);
  return (
    <div className={styles.matches}>
      <span className={styles.muted}>{plural(results.length, { one: '# match', other: '# matches' })}</span>
      <MatchStrip results={results} />
      <span>
        <Trans>
          <span className={styles.won}>{won} won</span> · <span className={styles.lost}>{lost} lost</span>
        </Trans>
      </span>
    </div>
  );
};

const RankHistory = ({ order, progress }: { readonly order: OrderView; readonly progress: RankProgress }) => {
  const { t } = useLingui();
  const points = rankHistory(order, progress, useServerTime());
  const [first] = points;
  if (first === undefined) return null;
  const { ladder, target } = progress;
  const now = formatProgress(progress);
  const isDone = order.completedAt !== null;
  const expected = order.estimate === null ? null : formatDay(order.estimate);
  return (
    <Card isFlush>
      <RankChart
        title={t`Rank over time`}
        points={points}
        levels={toRankLevels(progress)}
        target={{ value: target, label: rankName(ladder, target), tier: tierOf(ladder, target) }}
        expectedAt={isDone ? undefined : toMs(order.estimate)}
        deadlineAt={isDone || order.pausedSince !== null ? undefined : toMs(order.deadline)}
        nowLabel={isDone ? t`Completed` : t`Now, ${formatNumber(progress.lp)} LP`}
        summary={
          expected === null
            ? t`Rank over time: started at ${first.label}, now ${now}.`
            : t`Rank over time: started at ${first.label}, now ${now}. At this pace, ${rankName(ladder, target)} is expected on ${expected}.`
        }
        chartLabels={{ time: t`Time`, rank: t`Rank`, now: t`Now`, deadline: t`Deadline` }}
        footer={matchResults(order.events).length > 0 ? <Matches order={order} /> : undefined}
      />
    </Card>
  );
};

export const HistoryCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const play = historyKindOf(order);
  if (play === null) return null;
  if (order.progress.kind === 'rank') return <RankHistory order={order} progress={order.progress} />;
  return (
    <Card title={t`Matches`}>
      <Matches order={order} />
    </Card>
  );
};
