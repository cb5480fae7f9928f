import type { earnings, ResponseOf } from '@boostdesk/api-client/contract';
import { BarChart } from '@boostdesk/ui/bar-chart';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Money } from '@boostdesk/ui/money';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCalendarDay, formatMoney, formatPercent } from '../../../i18n/format.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { StateTag } from '../../../shared/components/state-tag.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { useFineStates } from '../../../shared/labels/fine-states.ts';
import { useProgressPayStates } from '../../../shared/labels/progress-pay-states.ts';
import { lastDays } from '../../../shared/last-days.ts';
import { ShareButton } from '../../../shared/share/share-button.tsx';
import { useMyEarnings } from '../api.ts';

type MyEarnings = ResponseOf<typeof earnings.getMine>;
type Totals = MyEarnings['totals'][number];

/** Earnings per currency (open, proposed, paid), of the last 30 days, and of the newest orders. */
export const EarningsCard = () => {
  const framed = (state: ReactNode) => (
    <Card title={<Trans>Earnings</Trans>} isLined>
      {state}
    </Card>
  );
  return (
    <QueryView query={useMyEarnings()} around={framed}>
      {({ days, fines, items, progressPays, tips, totals }) => (
        <>
          {totals.map((total) => (
            <CurrencyCard key={total.currency} totals={total} days={days} />
          ))}
          <ProgressPays progressPays={progressPays} />
          <Tips tips={tips} />
          <Fines fines={fines} />
          <RecentEarnings items={items} />
          <ShareButton />
          <Link href="/accountselling">
            <Trans>Account market</Trans>
          </Link>
        </>
      )}
    </QueryView>
  );
};

const CurrencyCard = ({ totals, days }: { readonly totals: Totals; readonly days: MyEarnings['days'] }) => {
  const { t } = useLingui();
  const { currency } = totals;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const own = lastDays(
    days.filter((day) => day.currency === currency),
    new Date(useServerTime()),
  );
  const sum = own.reduce((total, day) => total + day.amount, 0);
  return (
    <Card title={t`Earnings (${currency})`} isLined isFlush>
      {sum > 0 && (
        <BarChart
          title={t`Last 30 days`}
          summary={t`Earned in the last 30 days: ${formatMoney(sum, currency)}`}
          headers={{ label: t`Date`, value: t`Earned` }}
          bars={own.map((day) => ({
            label: formatCalendarDay(day.day),
            value: day.amount,
            text: formatMoney(day.amount, currency),
          }))}
        />
      )}
      <KeyValueList
        items={[
          { id: 'unpaid', label: t`Not yet proposed`, value: money(totals.unpaid) },
          ...(totals.frozen === 0
            ? []
            : [{ id: 'frozen', label: t`Frozen by disputes`, value: money(totals.frozen), tone: 'warning' as const }]),
          ...(totals.fines === 0
            ? []
            : [
                {
                  id: 'fines',
                  label: t`Fines deducted from next payout`,
                  value: money(-totals.fines),
                  tone: 'danger' as const,
                },
              ]),
          { id: 'proposed', label: t`Proposed`, value: money(totals.proposed) },
          { id: 'paid', label: t`Paid`, value: money(totals.paid), isTotal: true },
        ]}
      />
    </Card>
  );
};

const ProgressPays = ({ progressPays }: Pick<MyEarnings, 'progressPays'>) => {
  const { t } = useLingui();
  const states = useProgressPayStates();
  if (progressPays.length === 0) return null;
  return (
    <Card title={t`Progress pays`} isLined isFlush>
      <KeyValueList
        items={progressPays.map(({ id, amount, currency, order, percent, state }) => ({
          id: String(id),
          label: (
            <>
              <Trans>
                <Link href={`/order/${order}`}>#{order}</Link> at {formatPercent(percent)} progress
              </Trans>{' '}
              <StateTag {...states[state]} />
            </>
          ),
          value: <Money amount={amount} currency={currency} />,
        }))}
      />
    </Card>
  );
};

/** Tips of customers that are not paid out, and recent ones. */
const Tips = ({ tips }: Pick<MyEarnings, 'tips'>) => {
  const { t } = useLingui();
  const states = useProgressPayStates();
  if (tips.length === 0) return null;
  return (
    <Card title={t`Tips`} isLined isFlush>
      <KeyValueList
        items={tips.map(({ id, amount, currency, order, state }) => ({
          id: String(id),
          label: (
            <>
              <Link href={`/order/${order}`}>#{order}</Link> <StateTag {...states[state]} />
            </>
          ),
          value: <Money amount={amount} currency={currency} />,
        }))}
      />
    </Card>
  );
};

/** The booster's fines: those of the next payout, and recent ones. */
const Fines = ({ fines }: Pick<MyEarnings, 'fines'>) => {
  const { t } = useLingui();
  const states = useFineStates();
  if (fines.length === 0) return null;
  return (
    <Card title={t`Fines`} isLined isFlush>
      <KeyValueList
        items={fines.map(({ id, amount, currency, order, reason, state }) => ({
          id: String(id),
          label: (
            <>
              {order !== null && <Link href={`/order/${order}`}>#{order}</Link>} <bdi>{reason}</bdi>{' '}
              <StateTag {...states[state]} />
            </>
          ),
          value: <Money amount={-amount} currency={currency} />,
        }))}
      />
    </Card>
  );
};

const RecentEarnings = ({ items }: Pick<MyEarnings, 'items'>) => {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <Card title={<Trans>Recent earnings</Trans>} isLined isFlush>
      <KeyValueList
        items={items.map((earning) => ({
          id: String(earning.order),
          label: (
            <>
              <Link href={`/order/${earning.order}`}>#{earning.order}</Link> ·{' '}
              {t`${formatPercent(earning.share.percent)} share`}
              {earning.paidAt !== null && <> · {t`paid`}</>}
              {earning.frozen && <> · {t`frozen`}</>}
            </>
          ),
          value: <Money amount={earning.amount} currency={earning.currency} />,
        }))}
      />
    </Card>
  );
};
