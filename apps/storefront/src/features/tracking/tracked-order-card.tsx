import type { TrackedOrder } from '@boostdesk/api-client/contract';
import { toTierProgress } from '@boostdesk/catalogs/progress';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { rankName, tierOf } from '@boostdesk/i18n/rank-label';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { Stack } from '@boostdesk/ui/page-layout';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { RankClimb } from '@boostdesk/ui/rank-climb';
import { type Stat, StatStrip } from '@boostdesk/ui/stat-strip';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay, formatTime } from '../../shared/format-day.ts';
import styles from './tracking.module.css';

type Progress = TrackedOrder['progress'];

const DASH = '–';

const RankProgress = ({ progress }: { readonly progress: Extract<Progress, { kind: 'rank' }> }) => {
  const { t } = useLingui();
  const { ladder, from, now, target, lp, percent } = progress;
  const end = (rank: number) => ({ name: rankName(ladder, rank), tier: tierOf(ladder, rank) });
  const current = rankName(ladder, now);
  return (
    <RankClimb
      start={end(from)}
      target={end(target)}
      tiers={toTierProgress(progress)}
      now={percent < 100 ? { name: current, detail: t`${lp} LP` } : undefined}
      label={t`${percent} percent: now ${current}, ${lp} LP`}
      crestSize={52}
    />
  );
};

const CountProgress = ({ progress }: { readonly progress: Extract<Progress, { kind: 'count' }> }) => {
  const { t } = useLingui();
  const target = unitLabel(progress.unit, progress.target);
  return (
    <Stack gap={8} className={styles.count ?? ''}>
      <strong>{t`${progress.done} of ${target}`}</strong>
      <ProgressBar value={progress.percent} label={t`Progress`} color="status-1" />
    </Stack>
  );
};

function useStats({ progress, startedAt, completedAt, estimate, progressAt }: TrackedOrder): Stat[] {
  const { t, i18n } = useLingui();
  const day = (at: string | null) => (at === null ? DASH : formatDay(at));
  return [
    { label: t`Progress`, value: i18n.number(progress.percent / 100, { style: 'percent' }) },
    { label: t`Started`, value: day(startedAt) },
    {
      label: t`Last progress`,
      value: progressAt === null ? DASH : `${formatDay(progressAt)}, ${formatTime(progressAt)}`,
    },
    completedAt === null
      ? { label: t`Expected`, value: day(estimate) }
      : { label: t`Completed`, value: day(completedAt) },
  ];
}

/** No names, no chat and no price: the page is public. */
export const TrackedOrderCard = ({ order }: { readonly order: TrackedOrder }) => {
  const stats = useStats(order);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{purchaseLabel(order.purchase)}</h2>
        <StatusPill status={order.status} label={statusLabel(order.status)} />
      </div>
      {order.progress.kind === 'rank' ? (
        <RankProgress progress={order.progress} />
      ) : (
        <CountProgress progress={order.progress} />
      )}
      <StatStrip stats={stats} />
      <p className={styles.note}>
        <Trans>This link works until {formatDay(order.expiresAt)}.</Trans>
      </p>
    </>
  );
};
