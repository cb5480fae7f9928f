import type { Dispute, OrderView } from '@boostdesk/api-client/contract';
import { can, isBooster, isStaff } from '@boostdesk/auth';
import { Banner } from '@boostdesk/ui/banner';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useAtomValue } from '../../../core/state.ts';
import { formatDateTimeShort, formatMoney } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { disputeReasonLabel } from '../../../shared/labels/dispute-labels.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import styles from './order.module.css';
import { OrderPictures } from './order-pictures.tsx';

interface PartProps {
  readonly order: OrderView;
  readonly dispute: Dispute;
}

/** What happens next, for each side. */
const NextStep = ({ order, dispute }: PartProps) => {
  const actor = useAtomValue(actorAtom);
  const { paidOut = 0 } = dispute;
  if (isStaff(actor) && paidOut > 0)
    return (
      <Trans>
        The booster has already been paid {formatMoney(paidOut, order.price.currency)} for this order. A refund reduces
        platform revenue only.
      </Trans>
    );
  if (isStaff(actor)) return <Trans>Unpaid earnings from this order are frozen until the dispute is resolved.</Trans>;
  if (isBooster(actor))
    return <Trans>Your unpaid earnings from this order are frozen until our team has decided.</Trans>;
  return <Trans>Our team is looking into it. We’ll notify you of the decision.</Trans>;
};

const Resolved = ({ order, dispute }: PartProps) => {
  const { t } = useLingui();
  const refund = formatMoney(dispute.refund, order.price.currency);
  const texts = {
    dismissed: t`Dispute dismissed`,
    refunded: t`Dispute resolved: ${refund} refunded`,
    redone: t`Dispute resolved: redo by another booster`,
    cancelled: t`Dispute resolved: order cancelled`,
  };
  return <b>{texts[dispute.resolution ?? 'dismissed']}</b>;
};

/** For staff only. */
const EvidenceButton = lazyComponent(async () => (await import('./evidence-button.tsx')).EvidenceButton);

const Evidence = ({ order }: Pick<PartProps, 'order'>) => {
  const actor = useAtomValue(actorAtom);
  return can('order.exportEvidence', actor, subjectOf(order)) ? (
    <Suspense fallback={null}>
      <EvidenceButton order={order.id} />
    </Suspense>
  ) : null;
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
        <OrderPictures order={order.id} pictures={dispute.pictures} author={order.customer} />
        <Evidence order={order} />
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
      <OrderPictures order={order.id} pictures={dispute.pictures} author={order.customer} />
      <p>
        <NextStep order={order} dispute={dispute} />
      </p>
      <Evidence order={order} />
    </Banner>
  );
};
