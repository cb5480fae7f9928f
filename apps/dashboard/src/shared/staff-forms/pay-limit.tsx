import { progressPayLimit } from '@boostdesk/catalogs/progress';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { useOrder } from '../order-actions/api.ts';

/** The amount justified by the order's progress, by the server's formula. */
export const PayLimit = ({ order }: { readonly order: unknown }) =>
  typeof order === 'number' ? <Limit id={order} /> : null;

const Limit = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  const { data, error } = useOrder(id);
  if (error !== null) {
    return (
      <p>
        <Trans>No order has this number.</Trans>
      </p>
    );
  }
  if (data === undefined) return null;
  const { booster, price, progress, progressPaid, purchase, share } = data.order;
  const money = (amount: number) => formatMoney(amount, price.currency);
  const paidBefore = progressPaid ?? 0;
  const items = [
    { label: t`Service`, value: purchaseLabel(purchase) },
    { label: t`Booster`, value: booster?.name ?? t`Last booster` },
    { label: t`Price`, value: money(price.amount) },
    { label: t`Progress`, value: formatPercent(progress.percent) },
    { label: t`Already paid`, value: money(paidBefore) },
  ];
  if (share === null) return <KeyValueList items={items} />;
  const limit = progressPayLimit({
    total: price.amount,
    percent: progress.percent,
    sharePercent: share.percent,
    paidBefore,
  });
  return (
    <KeyValueList
      items={[
        ...items,
        { label: t`Share`, value: formatPercent(share.percent) },
        { label: t`Maximum based on progress`, value: money(limit), isTotal: true },
      ]}
    />
  );
};
