import type { OwnSession } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { Icon } from '@boostdesk/ui/icon';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { keys } from '../../../data/query-client.ts';
import { formatDateTime, formatRelative } from '../../../i18n/format.ts';
import { logoutEverywhere } from '../../../session/logout.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useOwnSessions, useProfileApi } from '../api.ts';
import styles from '../profile.module.css';
import { FingerprintConsentSwitch } from './fingerprint-consent-switch.tsx';

/** The user's sessions. Each row signs out one device, the button signs out all. */
export const SessionsCard = () => {
  const { t } = useLingui();
  const { session } = useServices();
  const api = useProfileApi();
  const [isAsking, setAsking] = useState(false);
  const ending = useSubmit({ quiet: false });
  const sessions = useOwnSessions();
  return (
    <Card
      title={<Trans>Where you’re signed in</Trans>}
      isLined
      isFlush
      footer={
        <>
          <FingerprintConsentSwitch />
          <Button onPress={() => setAsking(true)}>
            <Icon name="log-out" size={16} />
            <Trans>Sign out everywhere</Trans>
          </Button>
          <ButtonProblem problem={ending.problem} />
        </>
      }
    >
      <QueryView query={sessions} around={(state) => <div className={styles.padded}>{state}</div>}>
        {(found) => (
          <ListRows aria-label={t`Your devices`}>
            {found.sessions.map((one) => (
              <SessionRow key={one.id} session={one} />
            ))}
          </ListRows>
        )}
      </QueryView>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Sign out everywhere?`}
        confirmLabel={t`Sign out everywhere`}
        onConfirm={() => ending.submit((_, options) => logoutEverywhere(api, session, options), null)}
      >
        <Trans>You’ll be signed out on all devices, including this one.</Trans>
      </ConfirmDialog>
    </Card>
  );
};

function useDeviceLabel({ browser, system }: OwnSession): string {
  const { t } = useLingui();
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}

const SessionRow = ({ session }: { readonly session: OwnSession }) => {
  const { t } = useLingui();
  const { queries } = useServices();
  const api = useProfileApi();
  const { submit, isPending, problem } = useSubmit({
    onSettled: () => queries.invalidateQueries({ queryKey: keys.ownSessions() }),
    quiet: false,
  });
  const words = useDeviceLabel(session);
  const now = new Date(useServerTime());
  const isPhone = /^(Android|iP)/.test(session.system ?? '');
  const end = () => submit(api.account.endSession, { id: session.id });
  return (
    <ListRow
      mark={
        <RowIcon>
          <Icon name={isPhone ? 'smartphone' : 'monitor'} size={16} />
        </RowIcon>
      }
      title={
        <span className={styles.device}>
          {words}
          {session.isThis && <Tag tone="success">{t`This device`}</Tag>}
        </span>
      }
      note={
        <>
          <Trans>
            Last active {formatRelative(session.seenAt, now)}, signed in {formatDateTime(session.signedInAt)}
          </Trans>
          <ButtonProblem problem={problem} />
        </>
      }
      actions={
        !session.isThis && (
          <Button size="s" isPending={isPending} onPress={end} aria-label={t`Sign out ${words}`}>
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  );
};
