import type { Earning, FineLine, Payout, ProgressPayLine } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { formatList } from '@boostdesk/i18n/format-list';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Money } from '@boostdesk/ui/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatMoney, formatPercent } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { usePay, usePayout, useWithdraw } from '../api.ts';
import styles from '../payouts.module.css';
import { PayoutStatus } from './payout-status.tsx';

const toEarningItem = (earning: Earning, share: string) => ({
  id: String(earning.order),
  label: (
    <>
      <Link href={`/order/${earning.order}`}>#{earning.order}</Link> {earning.service} · {share}
    </>
  ),
  value: <Money amount={earning.amount} currency={earning.currency} />,
});

const toProgressPayItem = (pay: ProgressPayLine, label: string) => ({
  id: `pay ${pay.id}`,
  label: (
    <>
      <Link href={`/order/${pay.order}`}>#{pay.order}</Link> {label}
    </>
  ),
  value: <Money amount={pay.amount} currency={pay.currency} />,
});

const toFineItem = (fine: FineLine, label: string) => ({
  id: `fine ${fine.id}`,
  label: (
    <>
      {fine.order !== null && <Link href={`/order/${fine.order}`}>#{fine.order}</Link>} {label}: {fine.reason}
    </>
  ),
  value: <Money amount={-fine.amount} currency={fine.currency} />,
});

interface PayConfirmProps {
  readonly payout: Payout;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<unknown>;
}

/** Requires confirmation: the panel opens under the pointer after proposing, and a double-click must not pay. */
const PayConfirm = ({ payout: { amount, booster, currency }, onClose, onConfirm }: PayConfirmProps) => {
  const { t } = useLingui();
  const sum = formatMoney(amount, currency);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Pay ${sum} to ${booster.name}?`}
      confirmLabel={t({ context: 'payout', message: 'Pay' })}
      tone="primary"
      onConfirm={onConfirm}
    >
      <Trans>This can’t be undone.</Trans>
    </ConfirmDialog>
  );
};

interface PayoutPanelProps {
  readonly payout: Payout;
  readonly onClose: () => void;
}

/** Actions on a proposal, not available to its recipient. */
const Actions = ({ payout, onClose }: PayoutPanelProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { pay, isPaying } = usePay(payout.id, t`Payout paid.`);
  const { withdraw, isWithdrawing } = useWithdraw(payout.id, t`Proposal withdrawn.`, onClose);
  const [isConfirming, setConfirming] = useState(false);
  const subject = { boosterId: payout.booster.id, proposedById: payout.proposedBy.id, amount: payout.amount };
  if (payout.booster.id === actor.id) {
    return (
      <p>
        <Trans>This is your own payout. Someone else has to pay or withdraw it.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.actions}>
      {can('payout.withdraw', actor, subject) && (
        <Button isPending={isWithdrawing} isDisabled={isPaying} onPress={() => void withdraw()}>
          <Trans>Withdraw proposal</Trans>
        </Button>
      )}
      {can('payout.pay', actor, subject) && (
        <Button variant="primary" isPending={isPaying} isDisabled={isWithdrawing} onPress={() => setConfirming(true)}>
          <Trans context="payout">Pay</Trans> <Money amount={payout.amount} currency={payout.currency} />
        </Button>
      )}
      {isConfirming && <PayConfirm payout={payout} onClose={() => setConfirming(false)} onConfirm={pay} />}
    </div>
  );
};

/** A payout with its lines above the pay button; both load together, so that the button does not move. */
export const PayoutPanel = ({ payout, onClose }: PayoutPanelProps) => {
  const { t } = useLingui();
  const { amount, booster, currency, paidAt, paidBy, proposedAt, proposedBy, status } = payout;
  const sumLabel = status === 'paid' ? t({ context: 'payout', message: 'Paid' }) : t`Payout amount`;
  return (
    <>
      <KeyValueList
        items={[
          { id: 'status', label: t`Status`, value: <PayoutStatus payout={payout} /> },
          {
            id: 'booster',
            label: t`Booster`,
            value: <Link href={`/admin/users?row=${booster.id}`}>{booster.name}</Link>,
          },
          { id: 'proposed', label: t`Proposed by`, value: formatList([proposedBy.name, formatDate(proposedAt)]) },
          ...(paidBy === null || paidAt === null
            ? []
            : [{ id: 'paid', label: t`Paid by`, value: formatList([paidBy.name, formatDate(paidAt)]) }]),
        ]}
      />
      <QueryView query={usePayout(payout.id)}>
        {({ earnings, fines, progressPays }) => (
          <>
            <KeyValueList
              items={[
                ...earnings.map((earning) => toEarningItem(earning, t`${formatPercent(earning.share.percent)} share`)),
                ...progressPays.map((pay) =>
                  toProgressPayItem(pay, t`Progress payment at ${formatPercent(pay.percent)}`),
                ),
                ...fines.map((fine) => toFineItem(fine, t`Fine`)),
                { id: 'sum', label: sumLabel, value: <Money amount={amount} currency={currency} />, isTotal: true },
              ]}
            />
            {status === 'proposed' && <Actions payout={payout} onClose={onClose} />}
          </>
        )}
      </QueryView>
    </>
  );
};
