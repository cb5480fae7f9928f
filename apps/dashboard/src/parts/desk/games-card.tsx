import { gameById } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../format.ts';
import { ReadView } from '../read-view.tsx';
import { useDesk } from './use-desk.ts';

const words = (awaiting: number, running: number): string =>
  [
    plural(awaiting, { 0: '', one: '# waits', other: '# wait' }),
    plural(running, { 0: '', one: '# runs', other: '# run' }),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** Open orders by game, most first; each game leads to its orders. */
export const GamesCard = () => (
  <Card title={<Trans>Open orders by game</Trans>} isLined isFlush>
    <ReadView of={useDesk()} rows={4}>
      {({ games }) =>
        games.length === 0 ? (
          <EmptyState icon="gamepad" title={<Trans>No open orders</Trans>}>
            <Trans>Orders that are paid for and not done are counted here.</Trans>
          </EmptyState>
        ) : (
          <ListRows>
            {games.map(({ game, awaiting, running }) => (
              <ListRow
                key={game}
                title={gameById(game)?.name ?? String(game)}
                note={words(awaiting, running)}
                href={`/orders?game=${game}`}
                facts={formatNumber(awaiting + running)}
              />
            ))}
          </ListRows>
        )
      }
    </ReadView>
  </Card>
);
