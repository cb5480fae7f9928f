import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { isDeadlineRunning, isOverdue } from '@boostdesk/catalogs/rules';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useHandOver } from '../../app/use-hand-over.ts';
import { useTitle } from '../../app/use-title.ts';
import { formatDay } from '../../shared/format-day.ts';
import { clearOrderKey } from '../../shared/order-key.ts';
import { clearNote } from '../../shared/order-note.ts';

/** Only while it runs; the dashboard says why an order is stopped or overdue. */
const Due = ({ order }: { readonly order: OrderView }) => {
  if (order.deadline === null || !isDeadlineRunning(order) || isOverdue(order, Date.now())) return null;
  const day = formatDay(order.deadline);
  return (
    <>
      {' '}
      <Trans>The order is due by {day}.</Trans>
    </>
  );
};

/** Leads to the account details in the dashboard. */
export const PaidPage = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const needsAccount = order.credentials.needed && !order.credentials.saved;
  const title = needsAccount ? t`Payment received. Now add your account details` : t`Payment received`;
  const { id } = order;
  const purchase = purchaseLabel(order.purchase);
  useTitle(title);
  const handOver = useHandOver();
  // The same choice is now a new order with a new note.
  useEffect(() => {
    clearOrderKey();
    clearNote();
  }, []);
  useEffect(() => {
    document.getElementById('main')?.focus();
  }, []);
  return (
    <SitePage title={title} lead={t`Order ${id}: ${purchase}`} isNarrow>
      {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="circle-check"
          title={order.status === ORDER_STATUS.awaiting ? t`Your order is on the board` : t`This order is paid`}
          actions={
            <>
              <Button variant="primary" isPending={handOver.isPending} onPress={() => handOver.open(`/order/${id}`)}>
                <Trans>Go to your order</Trans>
              </Button>
              <ButtonLink href="/">
                <Trans>Order again</Trans>
              </ButtonLink>
            </>
          }
        >
          {needsAccount ? (
            <Trans>
              Your booster needs your account details to start. They’re encrypted, and you can see every time they’re
              viewed.
            </Trans>
          ) : (
            <Trans>You can follow your order live and chat with your booster.</Trans>
          )}
          <Due order={order} />
        </EmptyState>
      </Card>
    </SitePage>
  );
};
