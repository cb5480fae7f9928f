import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useDesk } from '../../../shared/desk/api.ts';
import { gameName } from '../../../shared/labels/catalog-names.ts';

const { awaiting: AWAITING, processing: PROCESSING } = ORDER_STATUS;

interface FigureProps {
  readonly game: number;
  readonly status: number;
  readonly count: number;
  readonly children: string;
}

const Figure = ({ game, status, count, children }: FigureProps) =>
  count === 0 ? null : <Link href={`/orders?status=${status}&game=${game}`}>{children}</Link>;

/** Waiting and running orders by game, most first, with links to the orders. */
export const GamesCard = () => (
  <Card title={<Trans>Orders by game</Trans>} isLined isFlush>
    <QueryView query={useDesk()} rows={4}>
      {({ games }) =>
        games.length === 0 ? (
          <EmptyState icon="gamepad" title={<Trans>No open orders</Trans>}>
            <Trans>Unassigned orders and orders in progress are counted here.</Trans>
          </EmptyState>
        ) : (
          <KeyValueList
            items={games.map(({ game, awaiting, processing }) => ({
              id: String(game),
              label: gameName(game),
              value: (
                <>
                  <Figure game={game} status={AWAITING} count={awaiting}>
                    {plural(awaiting, { one: '# waiting', other: '# waiting' })}
                  </Figure>
                  {awaiting > 0 && processing > 0 && ' · '}
                  <Figure game={game} status={PROCESSING} count={processing}>
                    {plural(processing, { one: '# in progress', other: '# in progress' })}
                  </Figure>
                </>
              ),
            }))}
          />
        )
      }
    </QueryView>
  </Card>
);
