import { can } from '@boostdesk/auth';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ConfirmedAction } from '../../../shared/components/confirmed-action.tsx';
import { FineState } from '../../../shared/components/fine-state.tsx';
import { type Fine, useFinesApi } from '../api.ts';

interface FinePanelProps {
  readonly fine: Fine;
  readonly onChanged: () => void;
}

/** A fine with its state and an action to waive it. */
export const FinePanel = ({ fine, onChanged }: FinePanelProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { amount, booster, createdAt, createdBy, currency, liftedAt, liftedBy, order, payout, reason, state } = fine;
  const isOpen = state === 'open' && can('fine.lift', actor, { boosterId: booster.id });
  return (
    <>
      <KeyValueList
        items={[
          { id: 'state', label: t`Status`, value: <FineState state={state} /> },
          { id: 'amount', label: t`Amount`, value: formatMoney(amount, currency) },
          {
            id: 'booster',
            label: t`Booster`,
            value: <Link href={`/admin/employees?row=${booster.id}`}>{booster.name}</Link>,
          },
          ...(order === null
            ? []
            : [{ id: 'order', label: t`Order`, value: <Link href={`/order/${order}`}>#{order}</Link> }]),
          { id: 'by', label: t`Issued by`, value: `${createdBy.name}, ${formatDate(createdAt)}` },
          ...(liftedBy === null || liftedAt === null
            ? []
            : [{ id: 'lifted', label: t`Waived by`, value: `${liftedBy.name}, ${formatDate(liftedAt)}` }]),
          ...(payout === null
            ? []
            : [
                {
                  id: 'payout',
                  label: t`Payout`,
                  value: <PayoutLink payout={payout} isLinked={can('payout.list', actor)} />,
                },
              ]),
        ]}
      />
      <p dir="auto">{reason}</p>
      {state === 'proposed' && (
        <p>
          <Trans>This fine is part of a proposed payout. To waive it, withdraw the payout proposal first.</Trans>
        </p>
      )}
      {isOpen && <LiftButton fine={fine} onChanged={onChanged} />}
    </>
  );
};

const PayoutLink = ({ payout, isLinked }: { readonly payout: number; readonly isLinked: boolean }) =>
  isLinked ? <Link href={`/admin/payouts?row=${payout}`}>#{payout}</Link> : <>#{payout}</>;

const LiftButton = ({ fine, onChanged }: FinePanelProps) => {
  const { t } = useLingui();
  const api = useFinesApi();
  return (
    <ConfirmedAction
      label={t`Waive fine`}
      tone="primary"
      title={t`Waive the fine for ${fine.booster.name}?`}
      call={(options) => api.lift({ id: fine.id }, options)}
      successMessage={t`Fine waived.`}
      onChanged={onChanged}
    >
      <Trans>The fine won’t be deducted from the booster’s payout. The booster is notified.</Trans>
    </ConfirmedAction>
  );
};
