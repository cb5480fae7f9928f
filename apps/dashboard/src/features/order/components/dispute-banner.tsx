import type { Dispute, OrderView } from '@boostdesk/api-client/contract';
import { isBooster, isStaff } from '@boostdesk/auth';
import { Banner } from '@boostdesk/ui/banner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDateTimeShort, formatMoney } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { disputeReasonLabel } from '../../../shared/labels/dispute-labels.ts';
import styles from './order.module.css';

/** What happens next, for each side. */
const NextStep = () => {
  const actor = useAtomValue(actorAtom);
  if (isStaff(actor)) return <Trans>No payout pays this order until the dispute is resolved.</Trans>;
  if (isBooster(actor)) return <Trans>Your earnings with this order are frozen until our team has decided.</Trans>;
  return <Trans>Our team is looking into it. We’ll notify you of the decision.</Trans>;
};

const Resolved = ({ order, dispute }: { readonly order: OrderView; readonly dispute: Dispute }) => {
  const { t } = useLingui();
  const refund = formatMoney(dispute.refund, order.price.currency);
  const texts = {
    dismissed: t`Dispute dismissed`,
    refunded: t`Dispute resolved: ${refund} refunded`,
    redone: t`Dispute resolved: another booster redoes the order`,
    cancelled: t`Dispute resolved: order cancelled`,
  };
  return <b>{texts[dispute.resolution ?? 'dismissed']}</b>;
};

/** The order's latest dispute, for all its parties. */
export const DisputeBanner = ({ order }: { readonly order: OrderView }) => {
  const { dispute } = order;
  if (dispute === undefined) return null;
  if (dispute.resolvedAt !== null) {
    return (
      <Banner tone="info" icon="circle-check">
        <Resolved order={order} dispute={dispute} /> · {formatDateTimeShort(dispute.resolvedAt)}
        {dispute.note !== null && (
          <p className={styles.words} dir="auto">
            {dispute.note}
          </p>
        )}
      </Banner>
    );
  }
  return (
    <Banner tone="danger">
      <b>
        <Trans>In dispute: {disputeReasonLabel(dispute.reason)}</Trans>
      </b>{' '}
      · {formatDateTimeShort(dispute.openedAt)}
      <p className={styles.words} dir="auto">
        {dispute.text}
      </p>
      <p>
        <NextStep />
      </p>
    </Banner>
  );
};
