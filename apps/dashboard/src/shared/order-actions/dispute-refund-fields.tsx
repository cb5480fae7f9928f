import type { OrderView } from '@boostdesk/api-client/contract';
import { splitRefund } from '@boostdesk/catalogs';
import { NumberField } from '@boostdesk/ui/number-field';
import { PriceLines } from '@boostdesk/ui/price-lines';
import { Radio, RadioGroup } from '@boostdesk/ui/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { type DisputeDraft, disputeFigures, percentOf, refundedSoFar } from './dispute-draft.ts';
import { LiveSummary } from './live-summary.tsx';

interface DisputeRefundFieldsProps {
  readonly order: OrderView;
  readonly draft: DisputeDraft;
  readonly onChange: (changed: Partial<DisputeDraft>) => void;
}

const WHOLE = { maximumFractionDigits: 0 };

/** Part to refund, with the effect on refund, earning and revenue. */
export const DisputeRefundFields = ({ order, draft, onChange }: DisputeRefundFieldsProps) => {
  const { t } = useLingui();
  const { percent, refundTo } = draft;
  const { currency } = order.price;
  const before = disputeFigures(order, 0);
  const after = disputeFigures(order, percentOf(draft));
  const paid = order.paidInCoins ?? { coins: 0, amount: 0 };
  const allInAll = { refund: after.refund + refundedSoFar(order), price: order.price.amount, paid };
  const isMoney = splitRefund(allInAll).rest > 0;
  const change = (from: number, to: number) =>
    from === to ? formatMoney(to, currency) : `${formatMoney(from, currency)} → ${formatMoney(to, currency)}`;
  const booster = order.booster?.name ?? null;
  const { paidOut = 0 } = order.dispute ?? {};
  return (
    <>
      <NumberField
        label={t`Refund (%)`}
        value={percent}
        onChange={(value) => onChange({ percent: value })}
        minValue={1}
        maxValue={100}
        isPercent
        formatOptions={WHOLE}
        isRequired
      />
      {isMoney && (
        <RadioGroup
          label={t`Refund`}
          value={refundTo}
          onChange={(value) => onChange({ refundTo: value === 'coins' ? 'coins' : 'provider' })}
        >
          <Radio value="provider">{t`Mark as refunded through the payment provider`}</Radio>
          <Radio value="coins">{t`Refund in BoostCoins, if the customer asked for it`}</Radio>
        </RadioGroup>
      )}
      {paidOut > 0 && (
        <p>
          <Trans>
            The booster keeps {formatMoney(paidOut, currency)} from a payout. To recover a part of it, add a fine.
          </Trans>
        </p>
      )}
      <LiveSummary>
        <PriceLines
          lines={[
            {
              id: 'refund',
              label: t`Refund to the customer`,
              amount: formatMoney(after.refund, currency),
              kind: 'sum',
            },
            {
              id: 'earned',
              label: booster === null ? t`Earned` : t`Earned by ${booster}`,
              amount: change(before.earned, after.earned),
            },
            { id: 'kept', label: t`Platform revenue`, amount: change(before.kept, after.kept) },
            {
              id: 'paid',
              label: t`Paid`,
              amount: formatMoney(before.earned + before.kept, currency),
              kind: 'sum',
              startsGroup: true,
            },
          ]}
        />
      </LiveSummary>
    </>
  );
};
