import type { OrderView } from '@boostdesk/api-client/contract';
import { type ProgressSplit, splitRefund } from '@boostdesk/catalogs';
import { type PriceLine, PriceLines } from '@boostdesk/ui/price-lines';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { figuresNow } from './revision-draft.ts';

interface RevisionLinesProps {
  readonly order: OrderView;
  readonly after: ProgressSplit;
}

/** Postings of a refund, and what booster and platform get on completion, before and after. */
export const RevisionLines = ({ order, after }: RevisionLinesProps) => {
  const { t } = useLingui();
  const { amount: price, currency } = order.price;
  const money = (amount: number) => formatMoney(amount, currency);
  const change = (from: number, to: number) => (from === to ? money(to) : `${money(from)} → ${money(to)}`);
  const before = figuresNow(order);
  const booster = order.booster?.name ?? null;
  const paid = order.paidInCoins ?? { coins: 0, amount: 0 };
  const back = splitRefund({ refund: after.refund, price, paid });
  const postings: readonly PriceLine[] = [
    { id: 'refund', label: t`Refund to the customer`, amount: money(after.refund), kind: 'sum' },
    ...(back.rest > 0 ? [{ id: 'card', label: t`Through the payment provider`, amount: money(back.rest) }] : []),
    ...(back.coins > 0
      ? [
          {
            id: 'coins',
            label: plural(back.coins, { one: 'As # BoostCoin', other: 'As # BoostCoins' }),
            amount: money(back.amount),
          },
        ]
      : []),
  ];
  return (
    <PriceLines
      lines={[
        ...(after.refund > 0 ? postings : []),
        {
          id: 'earned',
          label: booster === null ? t`Earned` : t`Earned by ${booster}`,
          amount: change(before.earned, after.earned),
          startsGroup: after.refund > 0,
        },
        { id: 'kept', label: t`Platform revenue`, amount: change(before.kept, after.kept) },
        {
          id: 'price',
          label: t`Price`,
          amount: change(price, price - after.refund),
          kind: 'sum',
          startsGroup: true,
        },
      ]}
    />
  );
};
