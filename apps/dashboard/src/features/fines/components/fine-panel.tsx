import { extendClient } from '@boostdesk/api-client';
import { fines } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../../app/services-context.ts';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import { ConfirmedAct } from '../../../parts/confirmed-act.tsx';
import { FineState } from '../../../parts/fine-state.tsx';
import { formatDate, formatMoney } from '../../../parts/format.ts';
import type { Fine } from '../fine.ts';

interface FinePanelProps {
  readonly fine: Fine;
  readonly onChanged: () => void;
}

/** A fine with what became of it, and the way to lift it. */
export const FinePanel = ({ fine, onChanged }: FinePanelProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { amount, booster, createdAt, createdBy, currency, liftedAt, liftedBy, order, payout, reason, state } = fine;
  const isOpen = state === 'open' && can('fine.lift', actor, { boosterId: booster.id });
  return (
    <>
      <KeyValueList
        items={[
          { id: 'state', label: t`State`, value: <FineState state={state} /> },
          { id: 'amount', label: t`Amount`, value: formatMoney(amount, currency) },
          {
            id: 'booster',
            label: t`Booster`,
            value: <Link href={`/admin/employees?row=${booster.id}`}>{booster.name}</Link>,
          },
          ...(order === null
            ? []
            : [{ id: 'order', label: t`Order`, value: <Link href={`/order/${order}`}>#{order}</Link> }]),
          { id: 'by', label: t`Fined by`, value: `${createdBy.name}, ${formatDate(createdAt)}` },
          ...(liftedBy === null || liftedAt === null
            ? []
            : [{ id: 'lifted', label: t`Lifted by`, value: `${liftedBy.name}, ${formatDate(liftedAt)}` }]),
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
          <Trans>A proposed payout takes it off. It can be lifted when that proposal is withdrawn.</Trans>
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
  const { api } = useServices();
  return (
    <ConfirmedAct
      label={t`Lift the fine`}
      tone="primary"
      title={t`Lift the fine of ${fine.booster.name}?`}
      call={(options) => extendClient(api, { fines: fines.calls }).fines.lift({ id: fine.id }, options)}
      doneWords={t`The fine was lifted.`}
      onChanged={onChanged}
    >
      <Trans>Nothing comes off their payout for it, and they are told.</Trans>
    </ConfirmedAct>
  );
};
