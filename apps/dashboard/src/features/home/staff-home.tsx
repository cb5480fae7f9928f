import { ORDER_STATUS } from '@boostdesk/catalogs';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Link } from '@boostdesk/ui/link';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsCard } from '../../shared/desk/needs-card.tsx';
import { useHomeOrders } from './api.ts';
import { OrderRows } from './components/order-rows.tsx';

const SHOWN = 6;

const NoOrdersWithStatus = () => (
  <EmptyState icon="circle-check" title={<Trans>No orders</Trans>}>
    <Trans>No orders have this status.</Trans>
  </EmptyState>
);

/** Staff's home: what needs attention, and the newest awaiting, paused and suspended orders, updated live. */
export const StaffHome = () => {
  const { t } = useLingui();
  const { awaiting, paused, suspended } = ORDER_STATUS;
  const waiting = useHomeOrders({ scope: 'all', status: [awaiting], limit: SHOWN });
  const stopped = useHomeOrders({ scope: 'all', status: [suspended], limit: SHOWN });
  const resting = useHomeOrders({ scope: 'all', status: [paused], limit: SHOWN });
  const groups = [
    { status: awaiting, title: t`Awaiting a booster`, list: waiting },
    { status: suspended, title: t`Suspended`, list: stopped },
    { status: paused, title: t`Paused`, list: resting },
  ];
  return (
    <Page>
      <NeedsCard />
      {groups.map(({ status, title, list }) => (
        <OrderRows
          key={status}
          title={title}
          href={`/orders?status=${status}`}
          of={list}
          empty={<NoOrdersWithStatus />}
        />
      ))}
      <Link href="/admin">
        <Trans>Admin</Trans>
      </Link>
      <Link href="/rankings">
        <Trans>Rankings</Trans>
      </Link>
      <Link href="/accountselling">
        <Trans>Account market</Trans>
      </Link>
    </Page>
  );
};
