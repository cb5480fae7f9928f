import type { OrderView } from '@boostdesk/api-client/contract';
import { isBooster } from '@boostdesk/auth';
import { activeStatuses, isOverdue, isStatusIn, stoppedStatuses } from '@boostdesk/catalogs/rules';
import { Card } from '@boostdesk/ui/card';
import { Stack } from '@boostdesk/ui/page-layout';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { type Stat, StatStrip } from '@boostdesk/ui/stat-strip';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDay, formatMoney, formatPercent } from '../../../i18n/format.ts';
import { formatDeadline, formatProgress } from '../../../i18n/format-order.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { OrderRankProgress } from '../../../shared/components/order-rank-progress.tsx';
import { figuresOf } from '../../../shared/order-actions/ending-draft.ts';
import { daysBehind } from '../schedule.ts';
import { CompletionNote } from './completion-note.tsx';
import styles from './order.module.css';

const DASH = '–';

const formatDayOrDash = (at: string | null): string => (at === null ? DASH : formatDay(at));

/** Expected completion and its delay against the deadline. */
function useExpected(order: OrderView): Stat {
  const { t } = useLingui();
  const behind = daysBehind(order);
  const label = t`Expected`;
  if (behind === null || order.estimate === null) return { label, value: formatDayOrDash(order.estimate) };
  const late = plural(behind, { 0: 'behind schedule', one: '# day behind', other: '# days behind' });
  return { label, value: `${formatDay(order.estimate)} · ${late}`, tone: 'warning' };
}

/** Done, expected, deadline, and the user's amount if the order stopped now. */
function useStats(order: OrderView): Stat[] {
  const { t } = useLingui();
  const isPlayer = isBooster(useAtomValue(actorAtom));
  const expected = useExpected(order);
  const { price, progress, ifStopped, completedAt } = order;
  const money = (amount: number) => formatMoney(amount, price.currency);
  const back = figuresOf(order, 'byProgress').refund;
  const isActive = isStatusIn(activeStatuses, order.status) && order.cancelledAt === null;
  const stopped = isPlayer && ifStopped !== null ? t`${money(ifStopped.earned)} earned` : t`${money(back)} refunded`;
  return [
    { label: t`Progress`, value: formatPercent(progress.percent) },
    completedAt === null ? expected : { label: t`Completed`, value: formatDay(completedAt) },
    {
      label: t`Deadline`,
      value: isStatusIn(stoppedStatuses, order.status)
        ? (formatDeadline(order) ?? DASH)
        : formatDayOrDash(order.deadline),
      tone: isOverdue(order, Date.now()) ? 'danger' : undefined,
    },
    { label: t`If ended now`, value: isActive ? stopped : DASH },
  ];
}

/** Progress of the order: the climb on its ladder, or the count. */
export const ProgressCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const stats = useStats(order);
  const { progress } = order;
  return (
    <Card isFlush aria-label={t`Progress`}>
      {progress.kind === 'rank' ? (
        <OrderRankProgress progress={progress} crestSize={52} stats={stats} />
      ) : (
        <>
          <Stack gap={8} className={styles.count ?? ''}>
            <strong className={styles.countWords}>{formatProgress(progress)}</strong>
            <ProgressBar value={progress.percent} label={t`Progress`} color="status-1" />
          </Stack>
          <StatStrip stats={stats} />
        </>
      )}
      <CompletionNote order={order} />
    </Card>
  );
};
