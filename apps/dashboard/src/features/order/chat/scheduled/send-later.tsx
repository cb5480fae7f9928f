import { MESSAGE_MAX } from '@boostdesk/api-client/contract';
import { visibleLength } from '@boostdesk/catalogs/text';
import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@boostdesk/ui/menu';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useId, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { lazyComponent } from '../../../../core/lazy.ts';
import { useServices } from '../../../../core/services-context.ts';
import { toasts } from '../../../../core/toasts.ts';
import { keys } from '../../../../data/query-client.ts';
import { formatDateTimeShort } from '../../../../i18n/format.ts';
import { serverNow } from '../../../../i18n/server-clock.ts';
import { ButtonProblem } from '../../../../shared/components/button-problem.tsx';
import { useSubmit } from '../../../../shared/hooks/use-submit.ts';
import type { MessageGuard } from '../guard/use-message-guard.ts';
import { isQuestion, useScheduledApi } from './api.ts';
import { type SchedulePresets, schedulePresets } from './schedule-times.ts';

const ScheduleDialog = lazyComponent(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

interface SendLaterProps {
  readonly order: number;
  readonly text: string;
  /** The message has pictures or a reply, which cannot be scheduled. */
  readonly hasMore: boolean;
  readonly guard: Pick<MessageGuard, 'ask' | 'find'>;
  /** Calls `schedule` if the text may leave, perhaps after a question. */
  readonly check: (text: string, schedule: (confirmed: boolean) => void) => void;
  /** Called with the text while it is being scheduled, then with null. */
  readonly onPending: (text: string | null) => void;
  /** Called when the text is scheduled. */
  readonly onScheduled: (text: string) => void;
}

const isPreset = (key: unknown): key is keyof SchedulePresets =>
  key === 'inOneHour' || key === 'tomorrow' || key === 'monday';

interface Chosen {
  readonly text: string;
  readonly at: Date;
  readonly confirmed: boolean;
}

const presetsNow = () => schedulePresets(new Date(serverNow()));

/** Rendered when the menu opens, so that the times are current. */
const PresetItems = ({ reason }: { readonly reason: string | undefined }) => {
  const { t } = useLingui();
  const presets = presetsNow();
  const tomorrow = formatDateTimeShort(presets.tomorrow.toISOString());
  const monday = formatDateTimeShort(presets.monday.toISOString());
  const isDisabled = reason !== undefined;
  const items = (
    <>
      <MenuItem id="inOneHour" isDisabled={isDisabled}>{t`In 1 hour`}</MenuItem>
      <MenuItem id="tomorrow" isDisabled={isDisabled}>{t`Tomorrow (${tomorrow})`}</MenuItem>
      <MenuItem id="monday" isDisabled={isDisabled}>{t`Monday (${monday})`}</MenuItem>
      <MenuItem id="custom" icon="calendar" isDisabled={isDisabled}>{t`Choose date and time…`}</MenuItem>
    </>
  );
  return reason === undefined ? items : <MenuSection title={reason}>{items}</MenuSection>;
};

/** The menu beside Send: sends the text at a chosen time. */
export const SendLater = ({ order, text: draft, hasMore, guard, check, onPending, onScheduled }: SendLaterProps) => {
  const { t } = useLingui();
  const api = useScheduledApi();
  const { queries } = useServices();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const text = draft.trim();
  const refresh = () => queries.invalidateQueries({ queryKey: keys.chat(order) });
  const reasonId = useId();
  const reason = hasMore ? t`Pictures and replies can’t be scheduled.` : undefined;
  const isAsked = useRef(false);
  const handleError = (error: unknown) => {
    isAsked.current = isQuestion(error);
    return isAsked.current;
  };
  const { submit, problem } = useSubmit({ onSettled: refresh, quiet: false, handleError });
  const schedule = async (at: Date, confirmed: boolean) => {
    const sendAt = at.toISOString();
    isAsked.current = false;
    onPending(text);
    const { isDone } = await submit(
      (draft: Parameters<typeof api.schedule>[0], options) => api.schedule(draft, { ...options, quiet: isQuestion }),
      { order, text, sendAt, confirmed },
    );
    onPending(null);
    if (isAsked.current) guard.ask(text, () => void schedule(at, true));
    if (!isDone) return;
    onScheduled(text);
    const time = formatDateTimeShort(sendAt);
    toasts.add({ title: t`Message scheduled`, message: t`The message will be sent ${time}.`, style: 'success' });
  };
  return (
    <>
      <MenuTrigger>
        <IconButton
          aria-label={t`Schedule message`}
          {...(reason !== undefined && { 'aria-describedby': reasonId })}
          isDisabled={visibleLength(text) === 0 || text.length > MESSAGE_MAX}
        >
          <Icon name="clock" />
        </IconButton>
        <Menu
          placement="top end"
          aria-label={t`Schedule message`}
          onAction={(key) => {
            if (isPreset(key)) check(text, (confirmed) => void schedule(presetsNow()[key], confirmed));
            else check(text, (confirmed) => setChosen({ text, at: presetsNow().inOneHour, confirmed }));
          }}
        >
          <PresetItems reason={reason} />
        </Menu>
      </MenuTrigger>
      <ButtonProblem problem={problem} />
      {reason !== undefined && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
      {chosen !== null && (
        <Suspense fallback={null}>
          <ScheduleDialog
            order={order}
            text={chosen.text}
            at={chosen.at}
            isConfirmed={chosen.confirmed}
            find={guard.find}
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
