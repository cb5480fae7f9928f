import type { ledger, movementSides, ResponseOf } from '@boostdesk/api-client/contract';
import { type Currency, currencies } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { LineChart } from '@boostdesk/ui/line-chart';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DaySpan, serializeDaySpan } from '../../../i18n/day-span.ts';
import { formatCalendarMonthDay, formatMoney } from '../../../i18n/format.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { lastDays } from '../../../shared/last-days.ts';
import { useMoneyDays } from '../api.ts';
import styles from './money-card.module.css';

type Side = (typeof movementSides)[number];
type Days = ResponseOf<typeof ledger.getDays>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** '$1.5K', short enough for chart labels. */
const shortMoney = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'currency', currency, notation: 'compact' })
    .format(amount / 100)
    .replace('US$', '$');

const movementsHref = (side: Side, currency: Currency, days: DaySpan): string =>
  `/admin/movements?side=${side}&currency=${currency}&day=${serializeDaySpan(days)}`;

/** One sum: its days, its total, and the address of its movements. */
function sideOf(side: Side, currency: Currency, own: Days, now: Date) {
  const days = lastDays(
    own.map((day) => ({ day: day.day, amount: day[side] })),
    now,
  );
  const hrefOf = (from: string, to: string) => movementsHref(side, currency, { from, to });
  const values = days.map(({ amount }) => amount);
  return {
    points: days.map(({ day }) => formatCalendarMonthDay(day)),
    values,
    // A zero has no rows to link to, except for a payment that was refunded the same day.
    hrefs: days.map(({ day, amount }) => (amount === 0 ? undefined : hrefOf(day, day))),
    sum: formatMoney(sumOf(values), currency),
    href: hrefOf(days[0]?.day ?? '', days.at(-1)?.day ?? ''),
  };
}

const CurrencyChart = ({ currency, days }: { readonly currency: Currency; readonly days: Days }) => {
  const { t } = useLingui();
  const own = days.filter((day) => day.currency === currency);
  const now = new Date(useServerTime());
  const paid = sideOf('taken', currency, own, now);
  const left = sideOf('kept', currency, own, now);
  const [taken, kept] = [paid.sum, left.sum];
  return (
    <Card isFlush>
      <LineChart
        title={t`Paid in the last 30 days (${currency})`}
        lead={
          <Link
            href={paid.href}
            className={styles.sum ?? ''}
            aria-label={t`${taken} paid by customers in the last 30 days, view transactions`}
          >
            {taken}
          </Link>
        }
        summary={t`Paid by customers in the last 30 days: ${taken}. Platform revenue: ${kept}.`}
        header={t`Date`}
        points={paid.points}
        lines={[
          { name: t`Paid`, values: paid.values, hrefs: paid.hrefs },
          { name: t`Platform revenue`, values: left.values, hrefs: left.hrefs },
        ]}
        format={(amount) => formatMoney(amount, currency)}
        formatTick={(amount) => shortMoney(amount, currency)}
        footer={
          <Link href={left.href} aria-label={t`Platform revenue: ${kept} in the last 30 days, view transactions`}>
            <Trans>Platform revenue: {kept}</Trans>
          </Link>
        }
      />
    </Card>
  );
};

/** Paid and kept amounts by day, one chart per currency, with links to the movements. */
export const MoneyCards = () => (
  <QueryView
    query={useMoneyDays()}
    around={(state) => <Card title={<Trans>Paid in the last 30 days</Trans>}>{state}</Card>}
  >
    {(days) => (
      <>
        {currencies
          .filter((currency) => days.some((day) => day.currency === currency))
          .map((currency) => (
            <CurrencyChart key={currency} currency={currency} days={days} />
          ))}
      </>
    )}
  </QueryView>
);
