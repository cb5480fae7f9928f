import { can } from '@boostdesk/auth';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatMoney, formatPercent } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { PayState } from '../../../shared/components/pay-state.tsx';
import type { ProgressPay } from '../api.ts';

/** A progress payment: order, booster and payout state. */
export const PayPanel = ({ pay }: { readonly pay: ProgressPay }) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { amount, booster, createdAt, createdBy, currency, note, order, payout, percent, purchase, state } = pay;
  const payoutLabel =
    payout !== null && can('payout.list', actor) ? (
      <Link href={`/admin/payouts?row=${payout}`}>#{payout}</Link>
    ) : (
      `#${payout}`
    );
  return (
    <>
      <KeyValueList
        items={[
          { id: 'state', label: t`Status`, value: <PayState state={state} /> },
          { id: 'amount', label: t`Amount`, value: formatMoney(amount, currency) },
          {
            id: 'booster',
            label: t`Booster`,
            value: <Link href={`/admin/employees?row=${booster.id}`}>{booster.name}</Link>,
          },
          { id: 'order', label: t`Order`, value: <Link href={`/order/${order}`}>#{order}</Link> },
          { id: 'purchase', label: t`Service`, value: purchaseLabel(purchase) },
          { id: 'percent', label: t`Progress at the time`, value: formatPercent(percent) },
          { id: 'by', label: t`Issued by`, value: `${createdBy.name}, ${formatDate(createdAt)}` },
          ...(payout === null ? [] : [{ id: 'payout', label: t`Payout`, value: payoutLabel }]),
        ]}
      />
      {note !== '' && <p dir="auto">{note}</p>}
    </>
  );
};
