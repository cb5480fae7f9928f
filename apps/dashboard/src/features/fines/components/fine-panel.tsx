import { can } from '@boostdesk/auth';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ConfirmedAction } from '../../../shared/components/confirmed-action.tsx';
import { employeeLink, Facts, nameAndDate, orderLink, PayoutLink } from '../../../shared/components/facts.tsx';
import { StateTag } from '../../../shared/components/state-tag.tsx';
import { useFineStates } from '../../../shared/labels/fine-states.ts';
import { type Fine, useFinesApi } from '../../../shared/staff-forms/fine-form.ts';

interface FinePanelProps {
  readonly fine: Fine;
  readonly onChanged: () => void;
}

/** A fine with its state and an action to waive it. */
export const FinePanel = ({ fine, onChanged }: FinePanelProps) => {
  const { t } = useLingui();
  const api = useFinesApi();
  const actor = useAtomValue(actorAtom);
  const states = useFineStates();
  const { booster, payout, state } = fine;
  return (
    <>
      <Facts
        items={[
          { label: t`Status`, value: <StateTag {...states[state]} /> },
          { label: t`Amount`, value: formatMoney(fine.amount, fine.currency) },
          { label: t`Booster`, value: employeeLink(booster) },
          { label: t`Order`, value: orderLink(fine.order) },
          { label: t`Issued by`, value: nameAndDate(fine.createdBy, fine.createdAt) },
          { label: t`Waived by`, value: nameAndDate(fine.liftedBy, fine.liftedAt) },
          { label: t`Payout`, value: payout === null ? null : <PayoutLink id={payout} /> },
        ]}
      />
      <p dir="auto">{fine.reason}</p>
      {state === 'proposed' && (
        <p>
          <Trans>This fine is part of a proposed payout. To waive it, withdraw the payout proposal first.</Trans>
        </p>
      )}
      {state === 'open' && can('fine.lift', actor, { boosterId: booster.id }) && (
        <ConfirmedAction
          label={t`Waive fine`}
          tone="primary"
          title={t`Waive the fine for ${booster.name}?`}
          call={(options) => api.lift({ id: fine.id }, options)}
          successMessage={t`Fine waived.`}
          onChanged={onChanged}
        >
          <Trans>The fine won’t be deducted from the booster’s payout. The booster is notified.</Trans>
        </ConfirmedAction>
      )}
    </>
  );
};
