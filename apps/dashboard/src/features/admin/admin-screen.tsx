import { can } from '@boostdesk/auth';
import { type OrderStatus, orderStatuses } from '@boostdesk/catalogs';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Card } from '@boostdesk/ui/card';
import { type ChartTone, DonutChart } from '@boostdesk/ui/donut-chart';
import { Link } from '@boostdesk/ui/link';
import { Page, PagePair, Stack } from '@boostdesk/ui/page-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../core/state.ts';
import { formatNumber } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { QueryView } from '../../shared/components/query-view.tsx';
import { NeedsCard } from '../../shared/desk/needs-card.tsx';
import { useTitle } from '../../shared/title.ts';
import { useOrderCounts } from './api.ts';
import { GamesCard } from './components/games-card.tsx';
import { MoneyCards } from './components/money-card.tsx';

const toneOf = (code: OrderStatus): ChartTone => `status-${code}`;

const StatusCard = () => {
  const { t } = useLingui();
  return (
    <QueryView
      query={useOrderCounts()}
      rows={orderStatuses.length}
      around={(state) => (
        <Card title={<Trans>Orders by status</Trans>} isLined isFlush>
          {state}
        </Card>
      )}
    >
      {({ byStatus }) => {
        const slices = orderStatuses.map(({ code }) => ({
          name: statusLabel(code),
          value: byStatus.find(({ status }) => status === code)?.count ?? 0,
          tone: toneOf(code),
          href: `/orders?status=${code}`,
        }));
        const all = slices.reduce((sum, { value }) => sum + value, 0);
        const shown = formatNumber(all);
        const word = plural(all, { one: 'order', other: 'orders' });
        return (
          <Card isFlush>
            <DonutChart
              title={<Trans>Orders by status</Trans>}
              slices={slices.map((slice) => ({ ...slice, text: formatNumber(slice.value) }))}
              center={
                <Link
                  href="/orders"
                  variant="plain"
                  aria-label={plural(all, { one: 'View # order', other: 'View all # orders' })}
                >
                  <b>{shown}</b> {word}
                </Link>
              }
              summary={t`Orders by status: ${shown} in total.`}
              headers={{ name: t`Status`, value: t`Orders`, share: t`Share` }}
            />
          </Card>
        );
      }}
    </QueryView>
  );
};

/** SPEC §2, /admin: what needs attention, orders by status and, for admins, income; each figure links to its rows. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Admin`);
  const actor = useAtomValue(actorAtom);
  return (
    <Page>
      <PagePair>
        <NeedsCard />
        <Stack gap={24}>
          <StatusCard />
          <GamesCard />
        </Stack>
      </PagePair>
      {can('ledger.view', actor) && (
        <PagePair>
          <MoneyCards />
        </PagePair>
      )}
    </Page>
  );
};
