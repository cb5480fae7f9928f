import type { OrderView } from '@boostdesk/api-client/contract';
import { can, isStaff } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Skeleton } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { UnsupportedCard } from '../../../shared/components/load-error.tsx';
import { subjectOf } from '../../../shared/order-subject.ts';
import { useEarning } from '../api.ts';

/** The booster's earning of a complete order and its payout state. */
export const EarningCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const isBooked = order.status === ORDER_STATUS.complete && can('earnings.viewOrder', actor, subjectOf(order));
  const { data, error } = useEarning(order, isBooked);
  if (!isBooked || data?.earning === null) return null;
  if (error !== null) return <UnsupportedCard title={t`Earnings`} error={error} />;
  if (data === undefined) {
    return (
      <Card title={t`Earnings`}>
        <Skeleton width="60%" />
      </Card>
    );
  }
  const { amount, booster, bookedAt, currency, frozen, paidAt, paidBefore, payout, price } = data.earning;
  return (
    <Card title={t`Earnings`} isLined isFlush>
      <KeyValueList
        items={[
          { label: t`Price`, value: formatMoney(price, currency) },
          { label: isStaff(actor) ? t`Earned by ${booster.name}` : t`Earned`, value: formatMoney(amount, currency) },
          ...(paidBefore === 0 ? [] : [{ label: t`Paid in advance`, value: formatMoney(paidBefore, currency) }]),
          { label: t`Recorded`, value: formatDate(bookedAt) },
          {
            label: t`Payout`,
            value: (
              <PayoutState payout={payout} paidAt={paidAt} isFrozen={frozen} isLinked={can('payout.list', actor)} />
            ),
            tone: paidAt === null ? undefined : 'success',
          },
        ]}
      />
    </Card>
  );
};

interface PayoutStateProps {
  readonly payout: number | null;
  readonly paidAt: string | null;
  readonly isFrozen: boolean;
  readonly isLinked: boolean;
}

const PayoutState = ({ payout, paidAt, isFrozen, isLinked }: PayoutStateProps) => {
  if (isFrozen) return <Trans>Frozen until the dispute is resolved</Trans>;
  if (payout === null) return <Trans>Not yet proposed</Trans>;
  const label =
    paidAt === null ? <Trans>Proposed (payout #{payout})</Trans> : <Trans>Paid on {formatDate(paidAt)}</Trans>;
  return isLinked ? <Link href={`/admin/payouts?row=${payout}`}>{label}</Link> : label;
};
