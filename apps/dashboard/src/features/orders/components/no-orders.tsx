import { type Actor, isBooster } from '@boostdesk/auth';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { Trans } from '@lingui/react/macro';
import { siteLink } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import type { ListState } from '../list-state.ts';
import { EmptyBoard } from './empty-board.tsx';

export interface NoOrdersProps {
  readonly state: ListState;
  readonly actor: Actor;
}

export const NoOrders = ({ state, actor }: NoOrdersProps) => {
  const { config } = useServices();
  if (state.archived && state.text === '') {
    return (
      <EmptyState headingLevel={2} icon="ban" title={<Trans>No cancelled orders</Trans>}>
        <Trans>Orders that end before they’re complete appear here.</Trans>
      </EmptyState>
    );
  }
  if (state.text !== '' || state.status !== null || state.game !== null) {
    return (
      <EmptyState
        headingLevel={2}
        icon="filter"
        title={<Trans>No results</Trans>}
        actions={
          <ButtonLink href={state.scope === 'board' ? '/orders?view=board' : '/orders'}>
            <Trans>Clear filters</Trans>
          </ButtonLink>
        }
      >
        <Trans>No orders match these filters.</Trans>
      </EmptyState>
    );
  }
  if (state.scope === 'board') {
    return <EmptyBoard />;
  }
  if (isBooster(actor)) {
    return (
      <EmptyState
        headingLevel={2}
        icon="swords"
        title={<Trans>No orders yet</Trans>}
        actions={
          <ButtonLink variant="primary" href="/orders?view=board">
            <Trans>Go to board</Trans>
          </ButtonLink>
        }
      >
        <Trans>Lock in an order on the board, and it appears here with its deadline and chat.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      icon="swords"
      title={<Trans>No orders yet</Trans>}
      actions={
        <ButtonLink variant="primary" href={siteLink(config, 'newOrder')}>
          <Trans>New order</Trans>
        </ButtonLink>
      }
    >
      <Trans>Orders appear here as soon as they’re placed.</Trans>
    </EmptyState>
  );
};
