import type { OrderView } from '@boostdesk/api-client/contract';
import { checkPermission, isBooster, isCustomer } from '@boostdesk/auth';
import { type Completion, completionOf } from '@boostdesk/catalogs/progress';
import { activeStatuses, isOverdue, isStatusIn, stoppedStatuses } from '@boostdesk/catalogs/rules';
import { rankName } from '@boostdesk/i18n/rank-label';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { Stack } from '@boostdesk/ui/page-layout';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { type Stat, StatStrip } from '@boostdesk/ui/stat-strip';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { formatDay, formatMoney, formatPercent } from '../../../i18n/format.ts';
import { formatDeadline, formatProgress } from '../../../i18n/format-order.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { OrderRankProgress } from '../../../shared/components/order-rank-progress.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { figuresOf } from '../../../shared/order-actions/ending-draft.ts';
import { COMPLETION_ID } from '../../../shared/order-actions/order-actions.tsx';
import { subjectOf } from '../../../shared/order-subject.ts';
import { openSmallWindow } from '../../../shared/small-window.ts';
import { daysBehind } from '../schedule.ts';
import { useProgressSteps } from '../use-progress-steps.ts';
import styles from './order.module.css';
import { ProgressSteps } from './progress-steps.tsx';

/** '2 ranks to Platinum IV', '7 matches'. */
function remainingText({ progress }: OrderView, left: number): string {
  if (progress.kind === 'count') return unitLabel(progress.unit, left);
  const target = rankName(progress.ladder, progress.target);
  return plural(left, { one: `# rank to ${target}`, other: `# ranks to ${target}` });
}

interface CompletionTextProps {
  readonly order: OrderView;
  readonly completion: Completion;
  readonly isPlayer: boolean;
}

const CompletionText = ({ order, completion, isPlayer }: CompletionTextProps) => {
  const { t } = useLingui();
  if (completion.reached) {
    return completion.by === 'target' ? (
      <Trans>Target reached. Complete the order with proof.</Trans>
    ) : (
      <Trans>This order has nothing to count. Complete it with proof of delivery.</Trans>
    );
  }
  return (
    <>
      <b>{t`Remaining: ${remainingText(order, completion.left)}.`}</b>{' '}
      {isPlayer ? (
        <Trans>Log your progress. “Complete” becomes available once the target is logged.</Trans>
      ) : (
        <Trans>To complete it now, give a reason and choose how the payment is settled.</Trans>
      )}
    </>
  );
};

/** What an active order still needs for completion, and the next step; for users who may complete it. */
const CompletionNote = ({ order }: { readonly order: OrderView }) => {
  const actor = useAtomValue(actorAtom);
  const decision = checkPermission('order.complete', actor, subjectOf(order));
  if (isCustomer(actor) || !(decision.ok || decision.reason === 'targetNotReached')) return null;
  const completion = completionOf(order.progress);
  return (
    <p className={styles.completion} id={COMPLETION_ID} data-reached={completion.reached || undefined}>
      <Icon name={completion.reached ? 'circle-check' : 'flag'} size={16} />
      <span>
        <CompletionText order={order} completion={completion} isPlayer={isBooster(actor)} />
      </span>
    </p>
  );
};

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
  const now = useServerTime();
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
        ? (formatDeadline(order, now) ?? DASH)
        : formatDayOrDash(order.deadline),
      tone: isOverdue(order, now) ? 'danger' : undefined,
    },
    { label: t`If ended now`, value: isActive ? stopped : DASH },
  ];
}

export const ProgressCard = ({ order: current }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const { store } = useServices();
  const { order, isPending, problem, press } = useProgressSteps(current);
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
      <ProgressSteps order={order} isPending={isPending} onPress={press}>
        <Button
          variant="quiet"
          className={styles.smallWindow ?? ''}
          onPress={() => void openSmallWindow(store, order.id)}
        >
          <Icon name="arrow-up-right" />
          <Trans>Small window</Trans>
        </Button>
        <ButtonProblem problem={problem} />
      </ProgressSteps>
      <CompletionNote order={order} />
    </Card>
  );
};
