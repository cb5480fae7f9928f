import { BORROW_MAX_HOURS } from '@boostdesk/api-client/contract';
import { can, isRoleAllowed } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { FormError } from '@boostdesk/ui/form-error';
import { NumberField } from '@boostdesk/ui/number-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { Facts } from '../../../shared/components/facts.tsx';
import { AccountLogin } from '../../../shared/game-account/account-login.tsx';
import styles from '../../../shared/game-account/game-account.module.css';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { gameName } from '../../../shared/labels/catalog-names.ts';
import { type DuoqAccount, useDuoqApi } from '../api.ts';

export interface DuoqPanelProps {
  readonly account: DuoqAccount;
  readonly onChanged: () => void;
}

/** A DuoQ account: its facts, its holder and, if permitted, its login. */
export const DuoqPanel = ({ account, onChanged }: DuoqPanelProps) => {
  const { t } = useLingui();
  const api = useDuoqApi();
  const actor = useAtomValue(actorAtom);
  const { id, holder, heldUntil } = account;
  const subject = { userIds: holder === null ? [] : [holder.id] };
  return (
    <>
      <Facts
        items={[
          { label: t`Game`, value: gameName(account.game) },
          { label: t`Server`, value: account.server },
          { label: t`Rank`, value: account.rank },
          { label: t`Notes`, value: account.note },
          { label: t`Borrowed by`, value: holder?.name ?? null },
          { label: t`Borrowed until`, value: heldUntil === null ? null : formatDateTime(heldUntil) },
        ]}
      />
      <AccountLogin
        hasLogin={account.hasLogin}
        fetchCredentials={can('duoq.reveal', actor, subject) ? () => api.reveal({ id }) : null}
        onSave={can('duoq.edit', actor) ? (given, options) => api.saveLogin({ id, ...given }, options) : null}
        onChanged={onChanged}
      />
      {account.free && isRoleAllowed('duoq.borrow', actor) && <Borrow account={account} onChanged={onChanged} />}
      {holder !== null && can('duoq.giveBack', actor, subject) && (
        <GiveBack account={account} isOwn={holder.id === actor.id} onChanged={onChanged} />
      )}
    </>
  );
};

const Borrow = ({ account: { id }, onChanged }: DuoqPanelProps) => {
  const { t } = useLingui();
  const api = useDuoqApi();
  const [hours, setHours] = useState<number | null>(4);
  const { submit, isPending, problem } = useSubmit({ onSettled: onChanged });
  return (
    <div className={styles.login}>
      <FormError>{problem?.message}</FormError>
      <div className={styles.buttons}>
        <NumberField
          label={t`Hours to borrow`}
          minValue={1}
          maxValue={BORROW_MAX_HOURS}
          formatOptions={{ maximumFractionDigits: 0 }}
          value={hours}
          onChange={setHours}
        />
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={hours === null || Number.isNaN(hours)}
          onPress={() => void (hours !== null && submit(api.borrow, { id, hours }))}
        >
          <Trans>Borrow</Trans>
        </Button>
      </div>
    </div>
  );
};

const GiveBack = ({ account: { id }, isOwn, onChanged }: DuoqPanelProps & { readonly isOwn: boolean }) => {
  const api = useDuoqApi();
  const { submit, isPending, problem } = useSubmit({ onSettled: onChanged });
  return (
    <div className={styles.login}>
      <FormError>{problem?.message}</FormError>
      <div className={styles.buttons}>
        <Button isPending={isPending} onPress={() => void submit(api.giveBack, { id })}>
          {isOwn ? <Trans>Return</Trans> : <Trans>Reclaim</Trans>}
        </Button>
      </div>
    </div>
  );
};
