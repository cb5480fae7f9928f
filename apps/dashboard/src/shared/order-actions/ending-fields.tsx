import type { OrderView } from '@boostdesk/api-client/contract';
import { type Settlement, splitRefund } from '@boostdesk/catalogs';
import { PriceLines } from '@boostdesk/ui/price-lines';
import { Radio, RadioGroup } from '@boostdesk/ui/radio-group';
import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useAmountInCoins } from './api.ts';
import { type EndingDraft, figuresOf } from './ending-draft.ts';
import { LiveSummary } from './live-summary.tsx';
import { ReasonField } from './reason-field.tsx';

interface EndingFieldsProps {
  readonly order: OrderView;
  readonly settlements: readonly Settlement[];
  readonly draft: EndingDraft;
  readonly onChange: (changed: Partial<EndingDraft>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** Reason and settlement of an order that ends before its target, with the resulting figures. */
export const EndingFields = ({ order, settlements, draft, onChange, errors }: EndingFieldsProps) => {
  const { t } = useLingui();
  const money = (amount: number) => formatMoney(amount, order.price.currency);
  const percent = formatPercent(order.progress.percent);
  const labels: Record<Settlement, string> = {
    byProgress: t`Split by progress (${percent} complete)`,
    allToBooster: t`Full payment, as if completed`,
    allToCustomer: t`Full refund to the customer`,
  };
  const { refund, earned, kept } = figuresOf(order, draft.settlement);
  const back = splitRefund({
    refund,
    price: order.price.amount,
    paid: order.paidInCoins ?? { coins: 0, amount: 0 },
  });
  const coins = useAmountInCoins(back.rest, order.price.currency);
  const returned = formatNumber(back.coins);
  const total = refund + earned + kept;
  const booster = order.booster?.name ?? null;
  return (
    <>
      <ReasonField value={draft.reason} onChange={(reason) => onChange({ reason })} error={errors['ending.reason']} />
      {total > 0 && (
        <>
          <RadioGroup
            label={t`Settlement`}
            value={draft.settlement}
            onChange={(value) => onChange({ settlement: settlements.find((one) => one === value) ?? draft.settlement })}
          >
            {settlements.map((settlement) => (
              <Radio key={settlement} value={settlement}>
                {labels[settlement]}
              </Radio>
            ))}
          </RadioGroup>
          {back.coins > 0 && <p>{t`Returned in BoostCoins, as they were paid: ${returned}`}</p>}
          {back.rest > 0 && (
            <RadioGroup
              label={t`Refund`}
              value={draft.refundTo}
              onChange={(value) => onChange({ refundTo: value === 'coins' ? 'coins' : 'provider' })}
            >
              <Radio value="provider">{t`Mark as refunded through the payment provider`}</Radio>
              <Radio value="coins">
                {coins === null
                  ? t`Refund in BoostCoins, if the customer asked for it`
                  : t`Refund in BoostCoins, if the customer asked for it: ${formatNumber(coins)}`}
              </Radio>
            </RadioGroup>
          )}
          <LiveSummary>
            <PriceLines
              lines={[
                { id: 'refund', label: t`Refund to the customer`, amount: money(refund), kind: 'sum' },
                { id: 'earned', label: booster === null ? t`Earned` : t`Earned by ${booster}`, amount: money(earned) },
                { id: 'kept', label: t`Platform revenue`, amount: money(kept) },
                { id: 'paid', label: t`Paid`, amount: money(total), kind: 'sum', startsGroup: true },
              ]}
            />
          </LiveSummary>
        </>
      )}
    </>
  );
};
