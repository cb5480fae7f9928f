import { MESSAGE_MAX } from '@boostdesk/api-client/contract';
import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@boostdesk/ui/menu';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../../core/lazy.ts';
import { useServices } from '../../../../core/services-context.ts';
import { toasts } from '../../../../core/toasts.ts';
import { keys } from '../../../../data/query-client.ts';
import { formatDateTimeShort } from '../../../../i18n/format.ts';
import { serverNow } from '../../../../i18n/server-clock.ts';
import { useSubmit } from '../../../../shared/hooks/use-submit.ts';
import { useScheduledApi } from './api.ts';
import { type SchedulePresets, schedulePresets } from './schedule-times.ts';

const ScheduleDialog = lazyComponent(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

interface SendLaterProps {
  readonly order: number;
  readonly text: string;
  /** Calls `schedule` if the text may leave, perhaps after a question. */
  readonly check: (text: string, schedule: () => void) => void;
  /** Called when the text is scheduled. */
  readonly onScheduled: (text: string) => void;
}

const isPreset = (key: unknown): key is keyof SchedulePresets =>
  key === 'inOneHour' || key === 'tomorrow' || key === 'monday';

/** The menu beside Send: sends the text at a chosen time. */
export const SendLater = ({ order, text: draft, check, onScheduled }: SendLaterProps) => {
  const { t } = useLingui();
  const api = useScheduledApi();
  const { queries } = useServices();
  const [chosen, setChosen] = useState<{ readonly text: string; readonly at: Date } | null>(null);
  const text = draft.trim();
  const refresh = () => queries.invalidateQueries({ queryKey: keys.chat(order) });
  const { submit } = useSubmit({ onSettled: refresh, quiet: false });
  const presets = schedulePresets(new Date(serverNow()));
  const tomorrow = formatDateTimeShort(presets.tomorrow.toISOString());
  const monday = formatDateTimeShort(presets.monday.toISOString());
  const schedule = async (at: Date) => {
    const sendAt = at.toISOString();
    const { isDone } = await submit(api.schedule, { order, text, sendAt });
    if (!isDone) return;
    onScheduled(text);
    const time = formatDateTimeShort(sendAt);
    toasts.add({ title: t`Message scheduled`, message: t`The message will be sent ${time}.`, style: 'success' });
  };
  return (
    <>
      <MenuTrigger>
        <IconButton aria-label={t`Schedule message`} isDisabled={text === '' || text.length > MESSAGE_MAX}>
          <Icon name="clock" />
        </IconButton>
        <Menu
          placement="top end"
          aria-label={t`Schedule message`}
          onAction={(key) => {
            if (isPreset(key)) check(text, () => void schedule(presets[key]));
            else check(text, () => setChosen({ text, at: presets.inOneHour }));
          }}
        >
          <MenuItem id="inOneHour">{t`In 1 hour`}</MenuItem>
          <MenuItem id="tomorrow">{t`Tomorrow (${tomorrow})`}</MenuItem>
          <MenuItem id="monday">{t`Monday (${monday})`}</MenuItem>
          <MenuItem id="custom" icon="calendar">{t`Choose date and time…`}</MenuItem>
        </Menu>
      </MenuTrigger>
      {chosen !== null && (
        <Suspense fallback={null}>
          <ScheduleDialog
            order={order}
            text={chosen.text}
            at={chosen.at}
            onClose={() => setChosen(null)}
            onSaved={() => {
              onScheduled(chosen.text);
              setChosen(null);
              return refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
