import { PAGE_MAX } from '@boostdesk/api-client/contract';
import { activeStatuses } from '@boostdesk/catalogs/rules';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { BoardWatch } from '../../shared/availability/lazy-board-watch.ts';
import { useHomeOrders } from './api.ts';
import { EarningsCard } from './components/earnings-card.tsx';
import { OrderRows } from './components/order-rows.tsx';
import { PositionCard } from './components/position-card.tsx';

const BOARD_SHOWN = 6;

/** A booster's home: active orders, newest orders of the board, rank among boosters, earnings. */
export const BoosterHome = () => {
  const { t } = useLingui();
  const running = useHomeOrders({ scope: 'mine', status: activeStatuses, limit: PAGE_MAX });
  const board = useHomeOrders({ scope: 'board', limit: BOARD_SHOWN, byTime: true });
  return (
    <Page>
      <Suspense fallback={null}>
        <BoardWatch />
      </Suspense>
      <PageColumns
        aside={
          <>
            <PositionCard />
            <EarningsCard />
          </>
        }
        asideLabel={t`Ranking and earnings`}
      >
        <OrderRows
          title={t`My active orders`}
          hasDeadlines
          href="/orders"
          of={running}
          empty={
            <EmptyState
              icon="swords"
              title={<Trans>No active orders</Trans>}
              actions={
                <ButtonLink variant="primary" href="/orders?view=board">
                  <Trans>Go to board</Trans>
                </ButtonLink>
              }
            >
              <Trans>Lock in an order on the board, and it appears here with its deadline and chat.</Trans>
            </EmptyState>
          }
        />
        <OrderRows
          title={t`New on the board`}
          isBoard
          href="/orders?view=board"
          of={board}
          empty={
            <EmptyState icon="inbox" title={<Trans>The board is empty</Trans>}>
              <Trans>New orders for your games and platforms appear here automatically.</Trans>
            </EmptyState>
          }
        />
      </PageColumns>
    </Page>
  );
};
