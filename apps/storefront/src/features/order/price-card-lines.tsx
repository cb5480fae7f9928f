import type { Quote, QuoteLine } from '@boostdesk/catalogs';
import { tierOf } from '@boostdesk/i18n/rank-label';
import { Crest } from '@boostdesk/ui/crest';
import { Money } from '@boostdesk/ui/money';
import type { PriceLine } from '@boostdesk/ui/price-lines';
import { t } from '@lingui/core/macro';
import { countLabel, quoteLineLabel } from '../../shared/quote-labels.ts';

const isBase = (line: QuoteLine): boolean => line.code === 'steps' || line.code === 'units' || line.code === 'flat';

/** The climb with its subtotal, then extras and discounts. */
export function toPriceLines({ lines, currency, order }: Quote): readonly PriceLine[] {
  const amountOf = (line: QuoteLine) =>
    line.note === 'free' ? t`Free` : <Money amount={line.amount} currency={currency} />;
  const base = lines.filter(isBase);
  const climbed = base.filter((line) => line.code === 'steps');
  const steps = climbed.reduce((all, line) => all + line.params.count, 0);
  const sum = climbed.reduce((all, line) => all + line.amount, 0);
  const head: readonly PriceLine[] =
    steps === 0
      ? []
      : [
          {
            id: 'sum',
            label: countLabel(steps, order.unit),
            amount: <Money amount={sum} currency={currency} />,
            kind: 'sum',
          },
        ];
  return [
    ...head,
    ...base.map(
      (line): PriceLine => ({
        id: quoteLineLabel(line),
        label: quoteLineLabel(line),
        amount: amountOf(line),
        kind: line.code === 'steps' ? 'charge' : 'sum',
        mark:
          line.code === 'steps' ? <Crest tier={tierOf(line.params.ladder, line.params.from)} size={16} /> : undefined,
      }),
    ),
    ...lines
      .filter((line) => !isBase(line))
      .map(
        (line, place): PriceLine => ({
          id: quoteLineLabel(line),
          label: quoteLineLabel(line),
          amount: amountOf(line),
          kind: line.amount < 0 ? 'discount' : 'charge',
          startsGroup: place === 0,
        }),
      ),
  ];
}
