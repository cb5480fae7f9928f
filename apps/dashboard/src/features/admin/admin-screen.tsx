import { can } from '@boostdesk/auth';
import { orderStatuses } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { Page, PagePair } from '@boostdesk/ui/page-layout';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { Trans, useLingui } from '@lingui/react/macro';
import { keys } from '../../app/query-client.ts';
import { useRead } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';
import { actorAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';
import { GamesCard } from '../../parts/desk/games-card.tsx';
import { MoneyCards } from '../../parts/desk/money-card.tsx';
import { NeedsCard } from '../../parts/desk/needs-card.tsx';
import { formatNumber } from '../../parts/format.ts';
import { statusWord } from '../../parts/order-words.ts';
import { ReadView } from '../../parts/read-view.tsx';
import { useTitle } from '../../shell/title.ts';

const StatusCard = () => {
  const { api } = useServices();
  const counts = useRead({
    key: keys.orderCounts('all'),
    read: (signal) => api.order.getCounts({ scope: 'all' }, { signal }),
  });
  return (
    <Card title={<Trans>Orders by status</Trans>} isLined isFlush>
      <ReadView of={counts} rows={orderStatuses.length}>
        {({ byStatus }) => (
          <ListRows>
            {orderStatuses.map(({ code }) => (
              <ListRow
                key={code}
                title={<StatusPill status={code} label={statusWord(code)} />}
                href={`/orders?status=${code}`}
                facts={formatNumber(byStatus.find(({ status }) => status === code)?.count ?? 0)}
              />
            ))}
          </ListRows>
        )}
      </ReadView>
    </Card>
  );
};

/** SPEC §2, /admin: what needs a hand now, how the orders stand, and for admins what comes in; each figure leads to its rows. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Admin`);
  const actor = useAtomValue(actorAtom);
  return (
    <Page>
      <PagePair>
        <NeedsCard />
        <StatusCard />
      </PagePair>
      {can('ledger.view', actor) && (
        <PagePair>
          <MoneyCards />
        </PagePair>
      )}
      <GamesCard />
    </Page>
  );
};
