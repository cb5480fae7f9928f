import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { useLingui } from '@lingui/react/macro';
import { LoyaltyCard } from './components/loyalty-card.tsx';
import { NextSteps } from './components/next-steps.tsx';
import { OrderRows } from './components/order-rows.tsx';
import { RunningOrders } from './components/running-orders.tsx';
import { useHomeOrders } from './queries.ts';

const { awaiting, complete, paused, processing, unpaid } = ORDER_STATUS;

/** A customer's home: what to do next, what is running, what was. */
export const CustomerHome = () => {
  const { t } = useLingui();
  const { data, error, refetch } = useHomeOrders({ scope: 'mine' });
  const orders = data?.items;
  const running = orders?.filter(({ status }) => status === processing || status === paused || status === awaiting);
  const recent = orders?.filter(({ status }) => status === complete || status === unpaid);
  return (
    <Page>
      <PageColumns aside={<LoyaltyCard />} asideLabel={t`Loyalty`}>
        <NextSteps orders={orders ?? []} />
        <RunningOrders orders={running} error={error} onRetry={() => void refetch()} />
        {recent !== undefined && recent.length > 0 && (
          <OrderRows title={t`Recent orders`} href="/orders" orders={recent.slice(0, 5)} />
        )}
      </PageColumns>
    </Page>
  );
};
