import type { ScheduledMessage } from '@boostdesk/api-client/contract';
import type { PersonalDetailKind } from '@boostdesk/catalogs/message-check';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { Icon } from '@boostdesk/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { lazyComponent } from '../../../../core/lazy.ts';
import { useServices } from '../../../../core/services-context.ts';
import { keys } from '../../../../data/query-client.ts';
import { formatDateTimeShort } from '../../../../i18n/format.ts';
import { ButtonProblem } from '../../../../shared/components/button-problem.tsx';
import { LoadError } from '../../../../shared/components/load-error.tsx';
import { useSubmit } from '../../../../shared/hooks/use-submit.ts';
import { useScheduledApi, useScheduledMessages } from './api.ts';
import styles from './scheduled-messages.module.css';

const ScheduleDialog = lazyComponent(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

interface ScheduledMessagesProps {
  readonly order: number;
  readonly count: number;
  /** Kinds of personal details in a text. */
  readonly find: (text: string) => readonly PersonalDetailKind[];
}

/** The line above the composer that opens the list of own messages that wait. */
export const ScheduledMessages = ({ order, count, find }: ScheduledMessagesProps) => {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.scheduled}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="clock" size={14} />
        <span>
          <Plural value={count} one="# message waiting" other="# messages waiting" />
        </span>
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </button>
      {isOpen && <WaitingList id={listId} order={order} find={find} />}
    </section>
  );
};

interface WaitingListProps extends Pick<ScheduledMessagesProps, 'order' | 'find'> {
  readonly id: string;
}

const WaitingList = ({ id, order, find }: WaitingListProps) => {
  const { t } = useLingui();
  const { queries } = useServices();
  const { data, error, isFetching, refetch } = useScheduledMessages(order);
  const [edited, setEdited] = useState<ScheduledMessage | null>(null);
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.scheduledMessages(order) }),
      queries.invalidateQueries({ queryKey: keys.chat(order) }),
    ]);
  if (data === undefined) {
    if (error === null) return <p id={id} className={styles.state}>{t`Loading messages`}</p>;
    return (
      <LoadError error={error} onRetry={refetch} isRetrying={isFetching}>
        <Trans>Couldn’t load the waiting messages.</Trans>
      </LoadError>
    );
  }
  return (
    <>
      <ul id={id} className={styles.list} aria-label={t`Waiting messages`}>
        {data.messages.map((message) => (
          <WaitingMessage key={message.id} message={message} onEdit={() => setEdited(message)} onChanged={refresh} />
        ))}
      </ul>
      {edited !== null && (
        <Suspense fallback={null}>
          <ScheduleDialog
            order={order}
            id={edited.id}
            text={edited.text}
            at={new Date(edited.sendAt)}
            find={find}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              return refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

interface WaitingMessageProps {
  readonly message: ScheduledMessage;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<unknown>;
}

const WaitingMessage = ({ message: { id, text, sendAt }, onEdit, onChanged }: WaitingMessageProps) => {
  const { t } = useLingui();
  const api = useScheduledApi();
  const textId = useId();
  const [isAsked, setAsked] = useState(false);
  const { submit, isPending, problem } = useSubmit({ onSettled: onChanged, quiet: false });
  return (
    <li className={styles.message}>
      <p id={textId} className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.time}>{formatDateTimeShort(sendAt)}</p>
      <div className={styles.actions}>
        <Button size="s" variant="quiet" aria-describedby={textId} isDisabled={isPending} onPress={onEdit}>
          {t`Edit`}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-describedby={textId}
          isDisabled={isPending}
          onPress={() => void submit(api.sendNow, { id })}
        >
          {t`Send now`}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-describedby={textId}
          isDisabled={isPending}
          onPress={() => setAsked(true)}
        >
          {t`Cancel message`}
        </Button>
        <ButtonProblem problem={problem} />
      </div>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsked}
          onConfirm={() => submit(api.cancel, { id })}
          title={t`Cancel this message?`}
          confirmLabel={t`Cancel message`}
          tone="danger"
        >
          <Trans>The message won’t be sent, and its text is deleted.</Trans>
        </ConfirmDialog>
      )}
    </li>
  );
};
