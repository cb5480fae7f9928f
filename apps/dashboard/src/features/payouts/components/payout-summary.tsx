import { Tag } from '@boostdesk/ui/badge';
import { Button } from '@boostdesk/ui/button';
import { Link } from '@boostdesk/ui/link';
import { Modal } from '@boostdesk/ui/modal';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { unproposedOf, useCandidates } from '../../../shared/desk/api.ts';
import { useWaitingCounts, waitingHref } from '../../../shared/desk/use-waiting.ts';
import { useLedgerTotals } from '../api.ts';
import styles from '../payouts.module.css';
import { LedgerCheck } from './ledger-check.tsx';

/** The list with the new payout opened beside it. */
function newPayoutQuery(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.set('row', 'new');
  return next.toString();
}

/** Above the list: boosters with unproposed earnings, unpaid payouts, and whether the ledger is balanced. */
export const PayoutSummary = () => {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const { data: candidates } = useCandidates();
  const owed = candidates && unproposedOf(candidates);
  const proposed = useWaitingCounts().data?.payouts;
  const sums = useLedgerTotals().data?.sums;
  const isBalanced = sums?.every(({ sum }) => sum === 0);
  return (
    <div className={styles.standing}>
      {owed !== undefined && owed > 0 && (
        <Link href={`/admin/payouts?${newPayoutQuery(params)}`}>
          {plural(owed, { one: '# payout to propose', other: '# payouts to propose' })}
        </Link>
      )}
      {owed === 0 && <Trans>No payouts to propose</Trans>}
      {proposed !== undefined && proposed !== null && proposed > 0 && (
        <Link href={waitingHref('payouts')}>
          {plural(proposed, { one: '# proposed payout to pay', other: '# proposed payouts to pay' })}
        </Link>
      )}
      <span className={styles.books}>
        {isBalanced !== undefined && (
          <Tag tone={isBalanced ? 'success' : 'danger'}>
            {isBalanced ? <Trans>Ledger balanced</Trans> : <Trans>Ledger out of balance</Trans>}
          </Tag>
        )}
        <Button size="s" onPress={() => setOpen(true)}>
          <Trans>Show ledger</Trans>
        </Button>
      </span>
      {isOpen && (
        <Modal isOpen onOpenChange={setOpen} title={t`Ledger`}>
          <div className={styles.ledger}>
            <LedgerCheck />
          </div>
        </Modal>
      )}
    </div>
  );
};
