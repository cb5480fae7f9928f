import { orderNeeds } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { Trans } from '@lingui/react/macro';
import { keys } from '../../app/query-client.ts';
import { useRead } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';
import { formatNumber } from '../format.ts';
import { needWord } from '../need-words.ts';
import { statusWord } from '../order-words.ts';
import { ReadView } from '../read-view.tsx';
import { useDesk } from './use-desk.ts';

const icons: Record<(typeof orderNeeds)[number], IconName> = {
  waiting: 'hourglass',
  late: 'clock',
  unanswered: 'message-square',
};

interface NeedRowProps {
  readonly title: string;
  readonly icon: IconName;
  readonly href: string;
  /** Undefined until it is known: its row has its place. */
  readonly count: number | undefined;
}

const NeedRow = ({ title, icon, href, count }: NeedRowProps) => (
  <ListRow
    mark={
      <RowIcon tone={(count ?? 0) > 0 ? 'danger' : 'neutral'}>
        <Icon name={icon} size={16} />
      </RowIcon>
    }
    title={title}
    href={href}
    facts={count === undefined ? <span aria-hidden>…</span> : formatNumber(count)}
  />
);

const Suspended = () => {
  const { api } = useServices();
  const counts = useRead({
    key: keys.orderCounts('all'),
    read: (signal) => api.order.getCounts({ scope: 'all' }, { signal }),
  });
  const { suspended } = ORDER_STATUS;
  const count = counts.data && (counts.data.byStatus.find(({ status }) => status === suspended)?.count ?? 0);
  return <NeedRow title={statusWord(suspended)} icon="octagon-x" href={`/orders?status=${suspended}`} count={count} />;
};

/** What needs a hand from staff now; each figure leads to its rows. */
export const NeedsCard = () => (
  <Card title={<Trans>Needs a hand</Trans>} isLined isFlush>
    <ReadView of={useDesk()} rows={orderNeeds.length + 1}>
      {({ needs }) => (
        <ListRows>
          {orderNeeds.map((need) => (
            <NeedRow
              key={need}
              title={needWord(need)}
              icon={icons[need]}
              href={`/orders?need=${need}`}
              count={needs[need]}
            />
          ))}
          <Suspended />
        </ListRows>
      )}
    </ReadView>
  </Card>
);
