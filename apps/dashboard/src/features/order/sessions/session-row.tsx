import type { PlaySession } from '@boostdesk/api-client/contract';
import { type SessionAction, sessionAfter } from '@boostdesk/catalogs/play';
import { Button } from '@boostdesk/ui/button';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { ListRow, RowIcon } from '@boostdesk/ui/list-row';
import { Trans, useLingui } from '@lingui/react/macro';
import { zoneName } from '../../../i18n/format-zone.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { type Answer, useAnswer, useSessionFile } from './api.ts';
import { formatSessionTimes } from './session-times.ts';
import styles from './sessions.module.css';

export interface Side {
  readonly id: number;
  readonly name: string;
  readonly zone: string | null;
}

interface RowProps {
  readonly session: PlaySession;
  /** Id of the reader. */
  readonly self: number;
  /** Others of the session, with the zones that are shown beside the reader's. */
  readonly sides: readonly Side[];
  /** In ms since 1970. */
  readonly now: number;
  /** Opens the dialog for another time; null for staff. */
  readonly onMove: (() => void) | null;
}

interface AnswerButtonProps {
  readonly session: PlaySession;
  readonly action: Answer;
  readonly label: string;
  readonly success: string;
  readonly when: string;
}

const AnswerButton = ({ session, action, label, success, when }: AnswerButtonProps) => {
  const { answer, isPending, problem } = useAnswer(session, action, success);
  return (
    <>
      <Button
        size="s"
        variant={action === 'accept' ? 'primary' : 'default'}
        isPending={isPending}
        aria-label={`${label}, ${when}`}
        onPress={() => void answer()}
      >
        {label}
      </Button>
      <ButtonProblem problem={problem} />
    </>
  );
};

const FileButton = ({ id, when }: { readonly id: number; readonly when: string }) => {
  const { t } = useLingui();
  const { download, isPending, problem } = useSessionFile(id);
  return (
    <>
      <Button size="s" isPending={isPending} aria-label={t`Download calendar file, ${when}`} onPress={download}>
        <Icon name="download" size={14} />
        <Trans>Calendar file</Trans>
      </Button>
      <ButtonProblem problem={problem} />
    </>
  );
};

/** The buttons of the actions that the reader may run now, by the rules. */
const Actions = ({ session, self, now, when, onMove }: RowProps & { readonly when: string }) => {
  const { t } = useLingui();
  const own = {
    state: session.state,
    isProposer: session.proposer.id === self,
    start: Date.parse(session.start),
    end: Date.parse(session.end),
  };
  const may = (action: SessionAction) => onMove !== null && sessionAfter(own, action, now) !== null;
  const buttons: readonly Pick<AnswerButtonProps, 'action' | 'label' | 'success'>[] = [
    { action: 'accept', label: t`Accept`, success: t`Session accepted.` },
    { action: 'decline', label: t`Decline`, success: t`Session declined.` },
    { action: 'withdraw', label: t`Withdraw`, success: t`Proposal withdrawn.` },
    { action: 'cancel', label: t`Cancel session`, success: t`Session cancelled.` },
  ];
  return (
    <>
      {buttons.flatMap((one) =>
        may(one.action) ? [<AnswerButton key={one.action} {...one} session={session} when={when} />] : [],
      )}
      {may('move') && onMove !== null && (
        <Button size="s" aria-label={t`Propose another time, ${when}`} onPress={onMove}>
          <Trans>Another time</Trans>
        </Button>
      )}
      {session.state === 'accepted' && <FileButton id={session.id} when={when} />}
    </>
  );
};

const icons: Readonly<Record<PlaySession['state'], IconName>> = {
  proposed: 'hourglass',
  accepted: 'calendar',
};

/** A session in the reader's time zone and in those of the others. */
export const SessionRow = (props: RowProps) => {
  const { t } = useLingui();
  const { session, self, sides } = props;
  const when = formatSessionTimes(session);
  const { name } = session.proposer;
  const proposed = session.proposer.id === self ? t`Proposed by you` : t`Proposed by ${name}`;
  const states: Record<PlaySession['state'], string> = {
    proposed,
    accepted: t`Accepted`,
  };
  return (
    <ListRow
      mark={
        <RowIcon tone={session.state === 'accepted' ? 'success' : 'neutral'}>
          <Icon name={icons[session.state]} size={16} />
        </RowIcon>
      }
      title={when}
      note={
        <>
          {states[session.state]}
          {sides.map(({ id, name: other, zone }) =>
            zone === null ? null : (
              <span key={id} className={styles.zone}>
                <Trans>
                  {other} ({zoneName(zone)}): {formatSessionTimes(session, zone)}
                </Trans>
              </span>
            ),
          )}
        </>
      }
      actions={<Actions {...props} when={when} />}
    />
  );
};
