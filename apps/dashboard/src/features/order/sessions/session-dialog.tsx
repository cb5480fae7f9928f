import type { PlaySession } from '@boostdesk/api-client/contract';
import { SESSION_DAYS_MAX, SESSION_MINUTES_MAX, SESSION_MINUTES_MIN } from '@boostdesk/catalogs/play';
import { Banner } from '@boostdesk/ui/banner';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDuration } from '../../../i18n/format.ts';
import { ownZone, zoneName } from '../../../i18n/format-zone.ts';
import { serverNow } from '../../../i18n/server-clock.ts';
import { FormDialog } from '../../../shared/components/form-dialog.tsx';
import { formMessage } from '../../../shared/hooks/use-submit.ts';
import { type Sessions, usePropose } from './api.ts';
import { findOverlap, firstDraft, formatSessionTimes, toDraft, toTimes } from './session-times.ts';
import styles from './sessions.module.css';

const LENGTHS = [SESSION_MINUTES_MIN, 30, 60, 90, 120, 180, 240, 360, 480, SESSION_MINUTES_MAX];

export interface SessionDialogProps {
  readonly order: number;
  /** The session to move; null for a new one. */
  readonly moved: PlaySession | null;
  readonly sessions: Sessions;
  /** Time zone of the other side; null when unknown. */
  readonly otherZone: string | null;
  readonly otherName: string;
  readonly onClose: () => void;
}

/** Proposes a session, or another time for one. */
export const SessionDialog = ({ order, moved, sessions, otherZone, otherName, onClose }: SessionDialogProps) => {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => (moved === null ? firstDraft(serverNow()) : toDraft(moved)));
  const { propose, isPending, problem } = usePropose(order, moved, t`Session proposed to ${otherName}.`);
  const times = toTimes(draft);
  const overlap = times === null ? undefined : findOverlap(times, sessions, moved?.id ?? null);
  const lengths = LENGTHS.includes(draft.minutes) ? LENGTHS : [...LENGTHS, draft.minutes].sort((a, b) => a - b);
  const send = async () => {
    if (times !== null && (await propose(times)).isDone) onClose();
  };
  return (
    <FormDialog
      title={moved === null ? t`Propose session` : t`Propose another time`}
      submitLabel={moved === null ? t`Propose session` : t`Propose another time`}
      isPending={isPending}
      isSubmitDisabled={times === null}
      problem={formMessage(problem)}
      refusal={problem}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={t`Date`}
        value={draft.day}
        error={problem?.fields.start}
        validMessage={null}
        subLabel={plural(SESSION_DAYS_MAX, { one: 'Within # day.', other: 'Within # days.' })}
        onChange={(day) => setDraft({ ...draft, day })}
      />
      <TextField
        type="time"
        label={t`Start time (${zoneName(ownZone())})`}
        value={draft.time}
        validMessage={null}
        onChange={(time) => setDraft({ ...draft, time })}
      />
      <Select
        label={t`Duration`}
        items={lengths.map((id) => ({ id, label: formatDuration(id * 60) }))}
        value={draft.minutes}
        error={problem?.fields.end}
        onChange={(minutes) => {
          if (typeof minutes === 'number') setDraft({ ...draft, minutes });
        }}
      />
      {times !== null && otherZone !== null && (
        <p className={styles.note}>
          <Trans>
            In {otherName}’s time zone ({zoneName(otherZone)}): {formatSessionTimes(times, otherZone)}
          </Trans>
        </p>
      )}
      {overlap !== undefined && (
        <Banner tone="warning">
          <Trans>You already have a session for order #{overlap} at this time.</Trans>
        </Banner>
      )}
    </FormDialog>
  );
};
