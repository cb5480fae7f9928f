import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { keys } from '../../app/query-client.ts';
import { useRead } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';
import { formatNumber } from '../../parts/format.ts';
import { statusWord } from '../../parts/order-words.ts';
import { ReadView } from '../../parts/read-view.tsx';
import { useTitle } from '../../shell/title.ts';

const { awaiting, paused, suspended, unpaid } = ORDER_STATUS;
/** What may need a hand, most pressing first. */
const watched = [awaiting, suspended, paused, unpaid] as const;
const icons: Record<(typeof watched)[number], IconName> = {
  [awaiting]: 'hourglass',
  [suspended]: 'octagon-x',
  [paused]: 'pause',
  [unpaid]: 'wallet',
};

/** SPEC §2, /admin: what may need a hand now, each figure leading to its rows. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Admin`);
  const { api } = useServices();
  const counts = useRead({
    key: keys.orderCounts('all'),
    read: (signal) => api.order.getCounts({ scope: 'all' }, { signal }),
  });
  return (
    <Page>
      <Card title={<Trans>May need a hand</Trans>} isLined isFlush>
        <ReadView of={counts} rows={watched.length}>
          {({ byStatus }) => (
            <ListRows>
              {watched.map((status) => (
                <ListRow
                  key={status}
                  mark={
                    <RowIcon tone={status === suspended ? 'danger' : 'neutral'}>
                      <Icon name={icons[status]} size={16} />
                    </RowIcon>
                  }
                  title={statusWord(status)}
                  href={`/orders?status=${status}`}
                  facts={formatNumber(byStatus.find((entry) => entry.status === status)?.count ?? 0)}
                />
              ))}
            </ListRows>
          )}
        </ReadView>
      </Card>
    </Page>
  );
};
