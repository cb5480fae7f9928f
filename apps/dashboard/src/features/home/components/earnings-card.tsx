import type { AnswerOf, earnings } from '@boostdesk/api-client/contract';
import { BarChart } from '@boostdesk/ui/bar-chart';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Money } from '@boostdesk/ui/money';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '../../../parts/format.ts';
import { ReadView } from '../../../parts/read-view.tsx';
import { lastDays } from '../last-days.ts';
import { useMyEarnings } from '../queries.ts';

type Mine = AnswerOf<typeof earnings.getMine>;
type Totals = Mine['totals'][number];

/** What a booster earned: open, proposed and paid per currency, the last 30 days, the newest orders with their share. */
export const EarningsCard = () => {
  const framed = (state: ReactNode) => (
    <Card title={<Trans>Earnings</Trans>} isLined>
      {state}
    </Card>
  );
  return (
    <ReadView of={useMyEarnings()} around={framed}>
      {({ days, items, totals }) => (
        <>
          {totals.map((total) => (
            <CurrencyCard key={total.currency} totals={total} days={days} />
          ))}
          <Newest items={items} />
          <Link href="/rankings">
            <Trans>How boosters rank</Trans>
          </Link>
        </>
      )}
    </ReadView>
  );
};

const CurrencyCard = ({ totals, days }: { readonly totals: Totals; readonly days: Mine['days'] }) => {
  const { t } = useLingui();
  const { currency } = totals;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const own = lastDays(
    days.filter((day) => day.currency === currency),
    new Date(),
  );
  const sum = own.reduce((total, day) => total + day.amount, 0);
  return (
    <Card title={t`Earnings, ${currency}`} isLined isFlush>
      {sum > 0 && (
        <BarChart
          title={t`Last 30 days`}
          summary={t`Earned in the last 30 days: ${formatMoney(sum, currency)}`}
          headers={{ label: t`Day`, value: t`Earned` }}
          bars={own.map((day) => ({
            label: formatDate(day.day),
            value: day.amount,
            text: formatMoney(day.amount, currency),
          }))}
        />
      )}
      <KeyValueList
        items={[
          { id: 'unpaid', label: t`Not yet proposed`, value: money(totals.unpaid) },
          { id: 'proposed', label: t`Proposed`, value: money(totals.proposed) },
          { id: 'paid', label: t`Paid`, value: money(totals.paid), isTotal: true },
        ]}
      />
    </Card>
  );
};

const Newest = ({ items }: Pick<Mine, 'items'>) => {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <Card title={<Trans>Newest earnings</Trans>} isLined isFlush>
      <KeyValueList
        items={items.map((earning) => ({
          id: String(earning.order),
          label: (
            <>
              <Link href={`/order/${earning.order}`}>#{earning.order}</Link> · {t`share ${earning.share.percent} %`}
              {earning.paidAt !== null && <> · {t`paid`}</>}
            </>
          ),
          value: <Money amount={earning.amount} currency={earning.currency} />,
        }))}
      />
    </Card>
  );
};
