import { MESSAGE_MAX, SCHEDULED_DAYS } from '@boostdesk/api-client/contract';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { serverNow } from '../../../../i18n/server-clock.ts';
import { FormDialog } from '../../../../shared/components/form-dialog.tsx';
import { formMessage, useSubmit } from '../../../../shared/hooks/use-submit.ts';
import { useScheduledApi } from './api.ts';
import { parseWallTime, toWallTime, type WallTimeProblem } from './schedule-times.ts';

const ROWS = 4;

export interface ScheduleDialogProps {
  readonly order: number;
  /** Id of the waiting message to change; undefined for a new one. */
  readonly id?: number | undefined;
  readonly text: string;
  readonly at: Date;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Text and time of a message that is sent later. */
export const ScheduleDialog = ({ order, id, text: startText, at: startAt, onClose, onSaved }: ScheduleDialogProps) => {
  const { t } = useLingui();
  const api = useScheduledApi();
  const [text, setText] = useState(startText);
  const [time, setTime] = useState(() => toWallTime(startAt));
  const { submit, isPending, problem } = useSubmit({ onSuccess: onSaved });
  const parsed = parseWallTime(time, { now: serverNow(), days: SCHEDULED_DAYS });
  const problems: Record<WallTimeProblem, string> = {
    incomplete: t`Enter a date and time`,
    skipped: t`The clocks change at this time. Choose another.`,
    past: t`Choose a time in the future`,
    tooFar: t`Choose a time within ${SCHEDULED_DAYS} days`,
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const canSend = text.trim() !== '' && text.trim().length <= MESSAGE_MAX && parsed.problem === undefined;
  const send = () => {
    if (parsed.problem !== undefined) return;
    const draft = { text: text.trim(), sendAt: parsed.at.toISOString() };
    void (id === undefined ? submit(api.schedule, { order, ...draft }) : submit(api.change, { id, ...draft }));
  };
  return (
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
};
