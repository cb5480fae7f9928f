import { isApiError } from '@boostdesk/api-client';
import type { Earning, FineLine, Payout, ProgressPayLine } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Modal } from '@boostdesk/ui/modal';
import { Money } from '@boostdesk/ui/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney, formatPercent } from '../../../parts/format.ts';
import { ReadView } from '../../../parts/read-view.tsx';
import { usePayout, usePayoutActions } from '../queries.ts';

export interface PayoutDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

const toLine = (earning: Earning, share: string) => ({
  id: String(earning.order),
  label: (
    <>
      <Link href={`/order/${earning.order}`}>#{earning.order}</Link> {earning.service} · {share}
    </>
  ),
  value: <Money amount={earning.amount} currency={earning.currency} />,
});

const toPayLine = (pay: ProgressPayLine, words: string) => ({
  id: `pay ${pay.id}`,
  label: (
    <>
      <Link href={`/order/${pay.order}`}>#{pay.order}</Link> {words}
    </>
  ),
  value: <Money amount={pay.amount} currency={pay.currency} />,
});

const toFineLine = (fine: FineLine, words: string) => ({
  id: `fine ${fine.id}`,
  label: (
    <>
      {fine.order !== null && <Link href={`/order/${fine.order}`}>#{fine.order}</Link>} {words}: {fine.reason}
    </>
  ),
  value: <Money amount={-fine.amount} currency={fine.currency} />,
});

const Gone = () => (
  <EmptyState icon="banknote" title={<Trans>There is no such payout</Trans>}>
    <Trans>If it was proposed once, the proposal was withdrawn. The site log tells by whom.</Trans>
  </EmptyState>
);

interface PayConfirmProps {
  readonly payout: Payout;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** A payout opens by itself under the pointer that proposed it: a second click alone must not pay it. */
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
      <Trans>It cannot be undone.</Trans>
    </ConfirmDialog>
  );
};

/** A payout with the lines it pays, shown before the button that pays it. */
export const PayoutDialog = ({ id, onClose }: PayoutDialogProps) => {
  const { t } = useLingui();
  const read = usePayout(id);
  const actions = usePayoutActions();
  const [pending, setPending] = useState<'pay' | 'withdraw' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const press = async (action: 'pay' | 'withdraw') => {
    setPending(action);
    try {
      await actions[action](id);
      onClose();
    } catch {
      // The toast has said why; the dialog shows how it stands now.
    } finally {
      setPending(null);
    }
  };
  const isGone = isApiError(read.error, 'not_found');
  const payout = isGone ? undefined : read.data?.payout;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={payout === undefined ? t`Payout ${id}` : t`Payout ${id} to ${payout.booster.name}`}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          {payout?.status === 'proposed' && (
            <>
              <Button
                isPending={pending === 'withdraw'}
                isDisabled={pending !== null}
                onPress={() => void press('withdraw')}
              >
                <Trans>Withdraw proposal</Trans>
              </Button>
              <Button
                variant="primary"
                isPending={pending === 'pay'}
                isDisabled={pending !== null}
                onPress={() => setAsked(true)}
              >
                <Trans context="payout">Pay</Trans> <Money amount={payout.amount} currency={payout.currency} />
              </Button>
            </>
          )}
        </>
      }
    >
      {isGone ? (
        <Gone />
      ) : (
        <ReadView of={read}>
          {({ earnings, fines, payout: { amount, currency }, progressPays }) => (
            <KeyValueList
              items={[
                ...earnings.map((earning) => toLine(earning, t`share ${formatPercent(earning.share.percent)}`)),
                ...progressPays.map((pay) => toPayLine(pay, t`Progress pay at ${formatPercent(pay.percent)}`)),
                ...fines.map((fine) => toFineLine(fine, t`Fine`)),
                { id: 'sum', label: t`To pay`, value: <Money amount={amount} currency={currency} />, isTotal: true },
              ]}
            />
          )}
        </ReadView>
      )}
      {isAsked && payout !== undefined && (
        <PayConfirm payout={payout} onClose={() => setAsked(false)} onConfirm={() => press('pay')} />
      )}
    </Modal>
  );
};
