import type { OrderView } from '@boostdesk/api-client/contract';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHandOver } from '../../app/use-hand-over.ts';

/** The order was withdrawn or cancelled, perhaps in another tab. */
export const CancelledPage = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const { id } = order;
  const purchase = purchaseLabel(order.purchase);
  const handOver = useHandOver();
  return (
    <SitePage title={t`Payment`} lead={t`Order ${id}: ${purchase}`} isNarrow>
      {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="ban"
          title={<Trans>This order was cancelled</Trans>}
          actions={
            <>
              <ButtonLink variant="primary" href="/">
                <Trans>Start a new order</Trans>
              </ButtonLink>
              <Button isPending={handOver.isPending} onPress={() => handOver.open(`/order/${id}`)}>
                <Trans>View order</Trans>
              </Button>
            </>
          }
        >
          {order.paidAt === null ? (
            <Trans>The order wasn’t paid, so nothing was charged.</Trans>
          ) : (
            <Trans>Nothing to pay. The order page shows what happened to your payment.</Trans>
          )}
        </EmptyState>
      </Card>
    </SitePage>
  );
};
