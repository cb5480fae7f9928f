import { PAGE_MAX } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { openStatuses } from '@boostdesk/catalogs/rules';
import { Card } from '@boostdesk/ui/card';
import { Link } from '@boostdesk/ui/link';
import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHomeOrders, useOpenPayments } from './api.ts';
import { LoyaltyCard } from './components/loyalty-card.tsx';
import { NewsCard } from './components/news-card.tsx';
import { NextSteps } from './components/next-steps.tsx';
import { OpenPayments } from './components/open-payments.tsx';
import { OrderRows } from './components/order-rows.tsx';
import { RunningOrders } from './components/running-orders.tsx';
import { isSettled, usePaymentsPosition } from './use-payments-position.ts';

const { complete, unpaid } = ORDER_STATUS;
const RECENT_SHOWN = 5;
/** Fills the first window. */
const WAITING_ROWS = 8;

/** A customer's home: next steps, active orders, past orders. */
export const CustomerHome = () => {
  const { t } = useLingui();
  const running = useHomeOrders({ scope: 'mine', status: openStatuses, limit: PAGE_MAX });
  const recent = useHomeOrders({ scope: 'mine', status: [complete, unpaid] });
  const payments = useOpenPayments();
  const paymentsPosition = usePaymentsPosition(isSettled(running) && isSettled(recent), payments);
  const toPay = <OpenPayments of={payments.data ?? []} error={payments.error} />;
  const newestFirst = [running, recent]
    .flatMap(({ data }) => data?.items ?? [])
    .sort((one, other) => other.id - one.id);
  return (
    <Page>
      <PageColumns
        aside={
          <>
            <LoyaltyCard />
            <NewsCard />
            <Link href="/rankings">
              <Trans>Rankings</Trans>
            </Link>
            <Link href="/accountselling">
              <Trans>Account market</Trans>
            </Link>
          </>
        }
        asideLabel={t`Loyalty and news`}
      >
        {paymentsPosition === null ? (
          <Card isFlush>
            <SkeletonList rows={WAITING_ROWS} />
          </Card>
        ) : (
          <>
            <NextSteps orders={newestFirst} />
            {paymentsPosition === 'above' && toPay}
            <RunningOrders of={running} />
            {recent.data?.items.length === 0 ? null : (
              <OrderRows title={t`Recent orders`} href="/orders" of={recent} limit={RECENT_SHOWN} />
            )}
            {/* Open payments may still appear above the following content on phones, so that waits for them. */}
            {paymentsPosition === 'below' && (isSettled(payments) ? toPay : <SkeletonList hidden />)}
          </>
        )}
      </PageColumns>
    </Page>
  );
};
