import {
  type Currency,
  explainRevenueShare,
  percentOf,
  type ShareHolder,
  serviceById,
  services,
} from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { MoneyField } from '@boostdesk/ui/money-field';
import { Select } from '@boostdesk/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import styles from './share.module.css';
import { shareItems } from './share-items.tsx';

/** Price that is filled in, and the largest, in minor units. */
const EXAMPLE_PRICE = 100_00;
const MAX_PRICE = 1_000_000_00;

interface ShareCalculatorProps {
  readonly holder: ShareHolder;
  /** @default the first service */
  readonly initialService?: number | null;
  /** In minor units. @default $100 */
  readonly initialPrice?: { readonly amount: number; readonly currency: Currency };
}

/** SPEC §6, 'what if': share and earning for any service and price, with all shares that are considered. */
export const ShareCalculator = ({ holder, initialService, initialPrice }: ShareCalculatorProps) => {
  const { t } = useLingui();
  const [id, setId] = useState<number>(initialService ?? services[0]?.id ?? 1);
  const [price, setPrice] = useState<number | null>(initialPrice?.amount ?? EXAMPLE_PRICE);
  const currency: Currency = initialPrice?.currency ?? 'USD';
  const share = explainRevenueShare(holder, serviceById(id) ?? null);
  const percent = formatPercent(share.percent);
  const isPrice = price !== null && price >= 0 && price <= MAX_PRICE;
  return (
    <div className={styles.calculator}>
      <Select
        label={t`Service`}
        items={services.map(({ id: serviceId, name }) => ({ id: serviceId, label: translate(name) }))}
        value={id}
        isSearchable
        onChange={(chosen) => setId(Number(chosen))}
      />
      <MoneyField
        label={t`Price`}
        currency={currency}
        value={price}
        onChange={setPrice}
        minValue={0}
        maxValue={MAX_PRICE}
      />
      <KeyValueList
        items={[
          ...shareItems(share),
          { id: 'percent', label: t`Share of the price`, value: percent },
          {
            id: 'sum',
            label: t`Earning`,
            value: isPrice ? formatMoney(percentOf(price, share.percent), currency) : '–',
            isTotal: true,
          },
        ]}
      />
    </div>
  );
};
