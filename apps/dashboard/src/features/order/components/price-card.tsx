import type { OrderView } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { PriceLines, PriceTotal } from '@boostdesk/ui/price-lines';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format.ts';
import { quoteLineLabel } from '../purchase-labels.ts';

/** The price breakdown as of the order's creation. */
export const PriceCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const { amount: total, currency } = order.price;
  return (
    <Card title={t`Price breakdown`} isLined isFlush>
      <PriceLines
        lines={order.quote.map(({ code, params, amount }, place) => ({
          id: `${place} ${code}`,
          label: quoteLineLabel({ code, params }),
          amount: amount === 0 ? t({ context: 'price', message: 'Free' }) : formatMoney(amount, currency),
          kind: amount < 0 ? ('discount' as const) : undefined,
        }))}
      />
      <PriceTotal label={order.paidAt === null ? t`Total due` : t`Paid`} amount={formatMoney(total, currency)} />
    </Card>
  );
};
