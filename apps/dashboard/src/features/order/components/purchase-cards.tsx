import type { OrderView } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { PriceLines, PriceTotal } from '@boostdesk/ui/price-lines';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDate, formatDuration, formatMoney } from '../../../i18n/format.ts';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { gameName } from '../../../shared/labels/catalog-names.ts';
import { quoteLineLabel, toDetailItems } from '../purchase-labels.ts';

const MINUTE_MS = 60_000;

/** Seconds of all pauses and suspensions, with the current one in whole minutes. */
function usePausedTotal({ cancelledAt, pausedSince, pausedTotal }: OrderView): number {
  const now = useServerTime();
  if (pausedSince === null) return pausedTotal;
  const end = cancelledAt === null ? now : Date.parse(cancelledAt);
  return pausedTotal + Math.max(0, Math.floor((end - Date.parse(pausedSince)) / MINUTE_MS)) * 60;
}

export const DetailsCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const paused = usePausedTotal(order);
  const people = [
    { label: t`Customer`, person: order.customer },
    { label: t`Booster`, person: order.booster },
  ].flatMap(({ label, person }) => (person === null ? [] : [{ label, value: person.name }]));
  return (
    <Card title={t`Details`} isLined isFlush>
      <KeyValueList
        items={[
          { label: t`Game`, value: gameName(order.game) },
          ...toDetailItems(order.details).map(({ key, label, value }) => ({ id: key, label, value })),
          ...people,
          { label: t`Ordered`, value: formatDate(order.createdAt) },
          ...(paused > 0 ? [{ label: t`Time paused`, value: formatDuration(paused) }] : []),
        ]}
      />
    </Card>
  );
};

/** The price breakdown as of the order's creation. */
export const PriceCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const { amount: total, currency } = order.price;
  const { paidInCoins } = order;
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
      {paidInCoins !== undefined && (
        <PriceLines
          lines={[
            {
              id: 'coins',
              label: plural(paidInCoins.coins, { one: 'Paid with # BoostCoin', other: 'Paid with # BoostCoins' }),
              amount: formatMoney(paidInCoins.amount, currency),
            },
            { id: 'card', label: t`Paid by card`, amount: formatMoney(total - paidInCoins.amount, currency) },
          ]}
        />
      )}
      <PriceTotal label={order.paidAt === null ? t`Total due` : t`Paid`} amount={formatMoney(total, currency)} />
    </Card>
  );
};
