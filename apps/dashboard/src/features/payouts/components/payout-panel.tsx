import type { Payout } from '@boostdesk/api-client/contract';
import { can, checkPermission } from '@boostdesk/auth';
import { formatList } from '@boostdesk/i18n/format-list';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Money } from '@boostdesk/ui/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatMoney, formatPercent } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { Facts, orderLink, userLink } from '../../../shared/components/facts.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { StateTag } from '../../../shared/components/state-tag.tsx';
import { useLimits } from '../../../shared/limits/use-limits.ts';
import { usePay, usePayout, useWithdraw } from '../api.ts';
import { usePayoutStatuses } from '../payout-statuses.ts';
import styles from '../payouts.module.css';

interface PayoutPanelProps {
  readonly payout: Payout;
  readonly onClose: () => void;
}

interface ActionsProps extends PayoutPanelProps {
  /** Today’s limit in cents; null without a limit. */
  readonly twoToSignAbove: number | null;
}

/** Actions on a proposal, not available to its recipient. Above the limit, another admin than its proposer pays it. */
const Actions = ({ payout, twoToSignAbove, onClose }: ActionsProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { pay, isPaying, payProblem } = usePay(payout.id, t`Payout paid.`);
  const { withdraw, isWithdrawing, withdrawProblem } = useWithdraw(payout.id, t`Proposal withdrawn.`, onClose);
  const [isConfirming, setConfirming] = useState(false);
  const sum = formatMoney(payout.amount, payout.currency);
  const subject = {
    boosterId: payout.booster.id,
    proposedById: payout.proposedBy.id,
    amount: payout.amount,
    twoToSignAbove: payout.twoToSignAbove,
  };
  const paying = checkPermission('payout.pay', actor, subject, { twoToSignAbove });
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
      {!paying.ok && paying.reason === 'twoToSign' && (
        <p>
          <Trans>This payout is above the limit for one person. Another admin has to pay it.</Trans>
        </p>
      )}
      {paying.ok && (
        <Button variant="primary" isPending={isPaying} isDisabled={isWithdrawing} onPress={() => setConfirming(true)}>
          <Trans context="payout">Pay</Trans> <Money amount={payout.amount} currency={payout.currency} />
        </Button>
      )}
      <ButtonProblem problem={payProblem ?? withdrawProblem} />
      {/* Confirmed, because the panel opens under the pointer after proposing, and a double-click must not pay. */}
      {isConfirming && (
        <ConfirmDialog
          isOpen
          onOpenChange={setConfirming}
          title={t`Pay ${sum} to ${payout.booster.name}?`}
          confirmLabel={t({ context: 'payout', message: 'Pay' })}
          tone="primary"
          onConfirm={pay}
        >
          <Trans>This can’t be undone.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
};

/** A payout with its lines above the pay button; they and the limit load together, so that the button does not move. */
export const PayoutPanel = ({ payout, onClose }: PayoutPanelProps) => {
  const { t } = useLingui();
  const statuses = usePayoutStatuses();
  const detail = usePayout(payout.id);
  const limits = useLimits();
  // Without the limits the server decides.
  const isReady = limits.data !== undefined || limits.error !== null;
  const query = isReady ? detail : { ...detail, data: undefined };
  const { currency, paidAt, paidBy, status } = payout;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <Facts
        items={[
          { label: t`Status`, value: <StateTag {...statuses[status]} /> },
          { label: t`Booster`, value: userLink(payout.booster) },
          { label: t`Proposed by`, value: formatList([payout.proposedBy.name, formatDate(payout.proposedAt)]) },
          {
            label: t`Paid by`,
            value: paidBy === null || paidAt === null ? null : formatList([paidBy.name, formatDate(paidAt)]),
          },
        ]}
      />
      <QueryView query={query}>
        {({ earnings, fines, progressPays, tips }) => (
          <>
            <KeyValueList
              items={[
                ...earnings.map(({ order, service, share, amount }) => ({
                  id: String(order),
                  label: (
                    <>
                      {orderLink(order)} {service} · {t`${formatPercent(share.percent)} share`}
                    </>
                  ),
                  value: money(amount),
                })),
                ...progressPays.map(({ id, order, percent, amount }) => ({
                  id: `pay ${id}`,
                  label: (
                    <>
                      {orderLink(order)} {t`Progress payment at ${formatPercent(percent)}`}
                    </>
                  ),
                  value: money(amount),
                })),
                ...tips.map(({ id, order, amount }) => ({
                  id: `tip ${id}`,
                  label: (
                    <>
                      {orderLink(order)} {t({ context: 'noun', message: 'Tip' })}
                    </>
                  ),
                  value: money(amount),
                })),
                ...fines.map(({ id, order, reason, amount }) => ({
                  id: `fine ${id}`,
                  label: (
                    <>
                      {orderLink(order)} {t`Fine`}: {reason}
                    </>
                  ),
                  value: money(-amount),
                })),
                {
                  label: status === 'paid' ? t({ context: 'payout', message: 'Paid' }) : t`Payout amount`,
                  value: money(payout.amount),
                  isTotal: true,
                },
              ]}
            />
            {status === 'proposed' && (
              <Actions payout={payout} twoToSignAbove={limits.data?.row.twoToSignAbove ?? null} onClose={onClose} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
};
