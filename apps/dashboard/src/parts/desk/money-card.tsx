import type { AnswerOf, ledger } from '@boostdesk/api-client/contract';
import { type Currency, currencies } from '@boostdesk/catalogs';
import { BarChart } from '@boostdesk/ui/bar-chart';
import { Card } from '@boostdesk/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatMoney } from '../format.ts';
import { lastDays } from '../last-days.ts';
import { ReadView } from '../read-view.tsx';
import { useMoneyDays } from './use-desk.ts';

type Days = AnswerOf<typeof ledger.getDays>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const CurrencyChart = ({ currency, days }: { readonly currency: Currency; readonly days: Days }) => {
  const { t } = useLingui();
  const own = days.filter((day) => day.currency === currency);
  const bars = lastDays(
    own.map(({ day, taken }) => ({ day, amount: taken })),
    new Date(),
  );
  const taken = formatMoney(sumOf(bars.map(({ amount }) => amount)), currency);
  const kept = formatMoney(sumOf(own.map((day) => day.kept)), currency);
  return (
    <Card isFlush>
      <BarChart
        title={t`Paid in the last 30 days, ${currency}`}
        lead={taken}
        summary={t`Paid by customers in the last 30 days: ${taken}. Kept by the house: ${kept}.`}
        headers={{ label: t`Day`, value: t`Paid` }}
        bars={bars.map(({ day, amount }) => ({
          label: formatDate(day),
          value: amount,
          text: formatMoney(amount, currency),
        }))}
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
