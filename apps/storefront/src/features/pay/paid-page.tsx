import type { OrderView } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useEffect } from 'react';
import { useHandOver } from '../../app/use-hand-over.ts';
import { useTitle } from '../../app/use-title.ts';
import { dayWords } from '../../parts/day-words.ts';
import { forgetOrderKey } from '../../parts/order-key.ts';
import { forgetNote } from '../../parts/order-note.ts';

/** While it runs; one that stands still, or is late, has its own words in the dashboard. */
function dueWords({ status, deadline }: OrderView): string | null {
  const isRunning = status === ORDER_STATUS.awaiting || status === ORDER_STATUS.processing;
  if (!isRunning || deadline === null || Date.parse(deadline) < Date.now()) return null;
  return ` It’s due by ${dayWords(deadline)}.`;
}

/** Paid: the account details are the customer's next step, in the dashboard. */
export const PaidPage = ({ order }: { readonly order: OrderView }) => {
  const needsAccount = order.credentials.needed && !order.credentials.saved;
  const title = needsAccount ? 'Payment received. Now add your account details' : 'Payment received';
  useTitle(title);
  const handOver = useHandOver();
  // Paid here or elsewhere: the same choice again is a new order, with a word of its own.
  useEffect(() => {
    forgetOrderKey();
    forgetNote();
  }, []);
  useEffect(() => {
    document.getElementById('main')?.focus();
  }, []);
  return (
    <SitePage title={title} lead={`Order ${order.id}: ${order.purchase}`} isNarrow>
      {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="circle-check"
          title={order.status === ORDER_STATUS.awaiting ? 'Your order is on the board' : 'This order is paid'}
          actions={
            <>
              <Button
                variant="primary"
                isPending={handOver.isPending}
                onPress={() => handOver.open(`/order/${order.id}`)}
              >
                Go to your order
              </Button>
              <ButtonLink href="/">Order again</ButtonLink>
            </>
          }
        >
          {needsAccount
            ? 'Your booster needs your account details to start. They’re encrypted, and you can see every time they’re viewed.'
            : 'You can follow it live and chat with your booster.'}
          {dueWords(order)}
        </EmptyState>
      </Card>
    </SitePage>
  );
};
