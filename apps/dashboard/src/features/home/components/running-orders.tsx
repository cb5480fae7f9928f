import type { OrderRow } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { siteLink } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import { type QueryState, QueryView } from '../../../shared/components/query-view.tsx';
import { RunningOrder } from './running-order.tsx';

/** A customer's active orders as cards; a link to order if there are none. */
export const RunningOrders = ({ of }: { readonly of: QueryState<{ readonly items: readonly OrderRow[] }> }) => {
  const framed = (state: ReactNode) => (
    <Card title={<Trans>Active orders</Trans>} isLined>
      {state}
    </Card>
  );
  return (
    <QueryView query={of} around={framed}>
      {({ items }) =>
        items.length === 0
          ? framed(<NoneRunning />)
          : items.map((order) => <RunningOrder key={order.id} order={order} />)
      }
    </QueryView>
  );
};

const NoneRunning = () => {
  const { config } = useServices();
  return (
    <EmptyState
      icon="swords"
      title={<Trans>No active orders</Trans>}
      actions={
        <ButtonLink variant="primary" href={siteLink(config, 'newOrder')}>
          <Trans>New order</Trans>
        </ButtonLink>
      }
    >
      <Trans>Choose where you are and where you want to be. A booster takes it from there.</Trans>
    </EmptyState>
  );
};
