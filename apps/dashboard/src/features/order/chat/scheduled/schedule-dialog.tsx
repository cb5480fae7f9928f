import { MESSAGE_MAX, SCHEDULED_DAYS } from '@boostdesk/api-client/contract';
import type { PersonalDetailKind } from '@boostdesk/catalogs/message-check';
import { visibleLength } from '@boostdesk/catalogs/text';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../../core/lazy.ts';
import { serverNow } from '../../../../i18n/server-clock.ts';
import { FormDialog } from '../../../../shared/components/form-dialog.tsx';
import { formMessage, useSubmit } from '../../../../shared/hooks/use-submit.ts';
import { orLogin } from '../guard/use-message-guard.ts';
import { isQuestion, useScheduledApi } from './api.ts';
import { parseWallTime, toWallTime, type WallTimeProblem } from './schedule-times.ts';

const GuardDialog = lazyComponent(async () => (await import('../guard/guard-dialog.tsx')).GuardDialog);

const ROWS = 4;

export interface ScheduleDialogProps {
  readonly order: number;
  /** Id of the waiting message to change; undefined for a new one. */
  readonly id?: number | undefined;
  readonly text: string;
  readonly at: Date;
  /** Whether the user has confirmed personal details in the text. @default false */
  readonly isConfirmed?: boolean;
  /** Kinds of personal details in a text. */
  readonly find: (text: string) => readonly PersonalDetailKind[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Text and time of a message that is sent later. */
export const ScheduleDialog = ({
  order,
  id,
  text: startText,
  at: startAt,
  isConfirmed = false,
  find,
  onClose,
  onSaved,
}: ScheduleDialogProps) => {
  const { t } = useLingui();
  const api = useScheduledApi();
  const [text, setText] = useState(startText);
  const [time, setTime] = useState(() => toWallTime(startAt));
  const [question, setQuestion] = useState<readonly PersonalDetailKind[] | null>(null);
  const message = text.trim();
  const handleError = (error: unknown) => {
    if (!isQuestion(error)) return false;
    setQuestion(orLogin(find(message)));
    return true;
  };
  const { submit, isPending, problem } = useSubmit({ onSuccess: onSaved, handleError });
  const parsed = parseWallTime(time, { now: serverNow(), days: SCHEDULED_DAYS });
  const problems: Record<WallTimeProblem, string> = {
    incomplete: t`Enter a date and time`,
    skipped: t`The clocks change at this time. Choose another.`,
    past: t`Choose a time in the future`,
    tooFar: t`Choose a time within ${SCHEDULED_DAYS} days`,
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const canSend = visibleLength(message) > 0 && message.length <= MESSAGE_MAX && parsed.problem === undefined;
  const save = (confirmed: boolean) => {
    if (parsed.problem !== undefined) return;
    const draft = { text: message, sendAt: parsed.at.toISOString(), confirmed };
    void (id === undefined ? submit(api.schedule, { order, ...draft }) : submit(api.change, { id, ...draft }));
  };
  const send = () => {
    const isSame = message === startText.trim();
    const found = isSame ? [] : find(message);
    if (found.length === 0) save(isSame && isConfirmed);
    else setQuestion(found);
  };
  const dialog = (
    <FormDialog
      title={id === undefined ? t`Schedule message` : t`Change scheduled message`}
      submitLabel={id === undefined ? t`Schedule` : t`Save`}
      isPending={isPending}
      isSubmitDisabled={!canSend}
      problem={formMessage(problem)}
      refusal={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t`Message`}
        isMultiline
        rows={ROWS}
        value={text}
        onChange={setText}
        maxLength={MESSAGE_MAX}
        error={problem?.fields.text}
        validMessage={null}
      />
      <TextField
        label={t`Date and time`}
        subLabel={t`In your time zone, ${zone}`}
        type="datetime-local"
        value={time}
        onChange={setTime}
        error={problem?.fields.sendAt ?? (parsed.problem === undefined ? undefined : problems[parsed.problem])}
        validMessage={null}
      />
    </FormDialog>
  );
  return (
    <>
      {dialog}
      {question !== null && (
        <Suspense fallback={null}>
          <GuardDialog
            isOpen
            found={question}
            onEdit={() => setQuestion(null)}
            onSendAnyway={() => {
              setQuestion(null);
              save(true);
            }}
            onMove={undefined}
          />
        </Suspense>
      )}
    </>
  );
};
