import { isPayable } from '@boostdesk/catalogs/rules';
import { formatList } from '@boostdesk/i18n/format-list';
import { createTextFinder } from '@boostdesk/search/text-finder';
import { Avatar } from '@boostdesk/ui/avatar';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Icon } from '@boostdesk/ui/icon';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { Money } from '@boostdesk/ui/money';
import { TextField } from '@boostdesk/ui/text-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { type Candidate, useCandidates } from '../../../shared/desk/api.ts';
import { usePropose } from '../api.ts';
import styles from '../payouts.module.css';

const FIRST = 8;
const FIND_MAX = 100;

/** Boosters with earnings outside any payout. The amount is shown before it is proposed. */
export const Candidates = ({ onProposed }: { readonly onProposed: (payout: number) => void }) => {
  const { t } = useLingui();
  const candidates = useCandidates();
  const { propose, problem } = usePropose(onProposed);
  const [selected, setSelected] = useState<Candidate | null>(null);
  const confirm = async ({ amount, booster, currency }: Candidate) => {
    const { isDone } = await propose(booster.id, currency, amount);
    // The client has shown the error; the list shows who is left.
    if (!isDone) void candidates.refetch();
  };
  return (
    <Card isFlush>
      {problem && (
        <div className={styles.find}>
          <ButtonProblem problem={problem} />
        </div>
      )}
      <QueryView query={candidates}>
        {(all) => (
          <>
            <Rows candidates={all.filter(isPayable)} onPropose={setSelected} />
            <Withheld candidates={all.filter((one) => !isPayable(one))} />
          </>
        )}
      </QueryView>
      {selected !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setSelected(null)}
          title={t`Propose payout to ${selected.booster.name}`}
          confirmLabel={t`Propose`}
          tone="primary"
          onConfirm={() => confirm(selected)}
        >
          <KeyValueList
            items={[
              { label: t`Completed orders not yet in a payout`, value: formatNumber(selected.orders) },
              { label: t`Progress payments not yet in a payout`, value: formatNumber(selected.progressPays) },
              { label: t`Tips not yet in a payout`, value: formatNumber(selected.tips) },
              { label: t`Earned`, value: <Money amount={selected.earned} currency={selected.currency} /> },
              { label: t`Pending fines`, value: <Money amount={-selected.fines} currency={selected.currency} /> },
              {
                label: t`Payout amount`,
                value: <Money amount={selected.amount} currency={selected.currency} />,
                isTotal: true,
              },
            ]}
          />
        </ConfirmDialog>
      )}
    </Card>
  );
};

interface RowsProps {
  readonly candidates: readonly Candidate[];
  readonly onPropose: (candidate: Candidate) => void;
}

const Rows = ({ candidates, onPropose }: RowsProps) => {
  const { t } = useLingui();
  const [isAll, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  if (candidates.length === 0) {
    return (
      <EmptyState icon="circle-check" title={<Trans>No payouts due</Trans>}>
        <Trans>Earnings appear here when orders are completed.</Trans>
      </EmptyState>
    );
  }
  const isLong = candidates.length > FIRST;
  // The text of a hidden search field is ignored until the field is shown again.
  const { matches } = createTextFinder(isLong ? typed : '');
  const found = candidates.filter(({ booster }) => matches(booster.name));
  return (
    <>
      {isLong && (
        <TextField
          className={styles.find ?? ''}
          aria-label={t`Search boosters to pay`}
          placeholder={t`Search boosters`}
          value={typed}
          maxLength={FIND_MAX}
          validMessage={null}
          start={<Icon name="search" size={16} />}
          onChange={setTyped}
        />
      )}
      {found.length === 0 && (
        <EmptyState icon="search" title={<Trans>No payouts due for this name</Trans>}>
          <Trans>
            Boosters appear here only if they have earnings that aren’t in a payout yet and that exceed their fines.
          </Trans>
        </EmptyState>
      )}
      <ListRows>
        {(isAll ? found : found.slice(0, FIRST)).map((candidate) => {
          const { booster, currency } = candidate;
          return (
            <CandidateRow
              key={keyOf(candidate)}
              candidate={candidate}
              actions={
                <Button
                  size="s"
                  aria-label={t`Propose payout to ${booster.name} in ${currency}`}
                  onPress={() => onPropose(candidate)}
                >
                  <Trans>Propose</Trans>
                </Button>
              }
            />
          );
        })}
      </ListRows>
      {!isAll && found.length > FIRST && (
        <Button variant="quiet" isBlock onPress={() => setAll(true)}>
          <Trans>Show all {found.length}</Trans>
        </Button>
      )}
    </>
  );
};

const keyOf = ({ booster, currency }: Candidate): string => `${booster.id} ${currency}`;

interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly actions?: ReactNode;
}

const CandidateRow = ({ candidate, actions }: CandidateRowProps) => {
  const { t } = useLingui();
  const { amount, booster, currency, fines, orders, progressPays, tips } = candidate;
  const finished = plural(orders, { one: '# completed order', other: '# completed orders' });
  const off = formatMoney(fines, currency);
  const parts = [
    finished,
    ...(progressPays === 0 ? [] : [plural(progressPays, { one: '# progress payment', other: '# progress payments' })]),
    ...(tips === 0 ? [] : [plural(tips, { one: '# tip', other: '# tips' })]),
    ...(fines === 0 ? [] : [t`${off} in fines`]),
  ];
  return (
    <ListRow
      mark={<Avatar name={booster.name} src={booster.image} isDecorative />}
      title={booster.name}
      note={formatList(parts)}
      facts={<Money amount={amount} currency={currency} />}
      actions={actions}
    />
  );
};

/** Boosters whose fines use up their earnings; not counted as unproposed. */
const Withheld = ({ candidates }: { readonly candidates: readonly Candidate[] }) =>
  candidates.length === 0 ? null : (
    <details className={styles.withheld}>
      <summary>
        <Trans>Earnings fully offset by fines: {candidates.length}</Trans>
      </summary>
      <ListRows>
        {candidates.map((candidate) => (
          <CandidateRow key={keyOf(candidate)} candidate={candidate} />
        ))}
      </ListRows>
    </details>
  );
