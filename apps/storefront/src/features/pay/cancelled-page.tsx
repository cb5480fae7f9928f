import type { OrderView } from '@boostdesk/api-client/contract';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useHandOver } from '../../app/use-hand-over.ts';

/** Withdrawn or cancelled, perhaps in another tab: there is nothing to pay any more. */
export const CancelledPage = ({ order }: { readonly order: OrderView }) => {
  const handOver = useHandOver();
  return (
    <SitePage title="Payment" lead={`Order ${order.id}: ${order.purchase}`} isNarrow>
      {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="ban"
          title="This order was cancelled"
          actions={
            <>
              <ButtonLink variant="primary" href="/">
                Start a new order
              </ButtonLink>
              <Button isPending={handOver.isPending} onPress={() => handOver.open(`/order/${order.id}`)}>
                View order
              </Button>
            </>
          }
        >
          {order.paidAt === null
            ? 'It wasn’t paid, so nothing was charged.'
            : 'There’s nothing to pay. See the order page for what happened to your payment.'}
        </EmptyState>
      </Card>
    </SitePage>
  );
};
