import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatPercent } from '../../../i18n/format.ts';
import { employeeLink, Facts, nameAndDate, orderLink, PayoutLink } from '../../../shared/components/facts.tsx';
import { StateTag } from '../../../shared/components/state-tag.tsx';
import { useProgressPayStates } from '../../../shared/labels/progress-pay-states.ts';
import type { ProgressPay } from '../../../shared/staff-forms/progress-pay-form.tsx';

/** A progress payment: order, booster and payout state. */
export const PayPanel = ({ pay }: { readonly pay: ProgressPay }) => {
  const { t } = useLingui();
  const states = useProgressPayStates();
  return (
    <>
      <Facts
        items={[
          { label: t`Status`, value: <StateTag {...states[pay.state]} /> },
          { label: t`Amount`, value: formatMoney(pay.amount, pay.currency) },
          { label: t`Booster`, value: employeeLink(pay.booster) },
          { label: t`Order`, value: orderLink(pay.order) },
          { label: t`Service`, value: purchaseLabel(pay.purchase) },
          { label: t`Progress at the time`, value: formatPercent(pay.percent) },
          { label: t`Issued by`, value: nameAndDate(pay.createdBy, pay.createdAt) },
          { label: t`Payout`, value: pay.payout === null ? null : <PayoutLink id={pay.payout} /> },
        ]}
      />
      {pay.note !== '' && <p dir="auto">{pay.note}</p>}
    </>
  );
};
