import type { AnswerOf, ledger } from '@boostdesk/api-client/contract';
import { type Currency, currencies } from '@boostdesk/catalogs';
import { Card } from '@boostdesk/ui/card';
import { LineChart } from '@boostdesk/ui/line-chart';
import { Trans, useLingui } from '@lingui/react/macro';
import { i18n } from '../../app/i18n.ts';
import { formatMoney, formatMonthDay } from '../format.ts';
import { lastDays } from '../last-days.ts';
import { ReadView } from '../read-view.tsx';
import styles from './desk.module.css';
import { useMoneyDays } from './use-desk.ts';

type Days = AnswerOf<typeof ledger.getDays>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** A day of the calendar is the same one in every zone. */
const dayWords = (day: string): string => formatMonthDay(`${day}T12:00:00`);

/** '$1.5K': short enough to stand beside a drawing. */
const shortMoney = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'currency', currency, notation: 'compact' })
    .format(amount / 100)
    .replace('US$', '$');

const CurrencyChart = ({ currency, days }: { readonly currency: Currency; readonly days: Days }) => {
  const { t } = useLingui();
  const own = days.filter((day) => day.currency === currency);
  const now = new Date();
  const amountsOf = (which: 'taken' | 'kept') =>
    lastDays(
      own.map((day) => ({ day: day.day, amount: day[which] })),
      now,
    );
  const paidDays = amountsOf('taken');
  const paid = paidDays.map(({ amount }) => amount);
  const left = amountsOf('kept').map(({ amount }) => amount);
  const taken = formatMoney(sumOf(paid), currency);
  const kept = formatMoney(sumOf(left), currency);
  return (
    <Card isFlush>
      <LineChart
        title={t`Paid in the last 30 days, ${currency}`}
        lead={<strong className={styles.sum}>{taken}</strong>}
        summary={t`Paid by customers in the last 30 days: ${taken}. Kept by the house: ${kept}.`}
        header={t`Day`}
        points={paidDays.map(({ day }) => dayWords(day))}
        lines={[
          { name: t`Paid`, values: paid },
          { name: t`Kept by the house`, values: left },
        ]}
        format={(amount) => formatMoney(amount, currency)}
        formatTick={(amount) => shortMoney(amount, currency)}
        footer={<Trans>Kept by the house: {kept}</Trans>}
      />
    </Card>
  );
};

/** What customers paid day by day, and what stayed with the house; a chart a currency. */
export const MoneyCards = () => (
  <ReadView
    of={useMoneyDays()}
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
  </ReadView>
);
