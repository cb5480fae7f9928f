import type { OrderRow } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans } from '@lingui/react/macro';
import { siteLink } from '../../../app/config.ts';
import { useServices } from '../../../app/services-context.ts';
import { RunningOrder } from './running-order.tsx';

export interface RunningOrdersProps {
  readonly orders: readonly OrderRow[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

export const RunningOrders = ({ orders, error, onRetry }: RunningOrdersProps) => {
  const { config } = useServices();
  if (orders !== undefined && orders.length > 0) {
    return orders.map((order) => <RunningOrder key={order.id} order={order} />);
  }
  return (
    <Card title={<Trans>Running orders</Trans>} isLined>
      {orders === undefined && error === null && <SkeletonList />}
      {orders === undefined && error !== null && <ErrorState onRetry={onRetry}>{error.message}</ErrorState>}
      {orders !== undefined && (
        <EmptyState
          icon="swords"
          title={<Trans>Nothing is running</Trans>}
          actions={
            <ButtonLink variant="primary" href={siteLink(config, 'newOrder')}>
              <Trans>New order</Trans>
            </ButtonLink>
          }
        >
          <Trans>Choose where you are and where you want to be; a booster takes it from there.</Trans>
        </EmptyState>
      )}
    </Card>
  );
};
