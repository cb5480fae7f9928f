import { IconButton } from '@boostdesk/ui/button';
import { Calendar } from '@boostdesk/ui/calendar';
import { Icon } from '@boostdesk/ui/icon';
import { Popover } from '@boostdesk/ui/popover';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { calendarDayOf } from '../../../../shared/calendar-day.ts';
import styles from './find.module.css';

interface DayButtonProps {
  readonly span: { readonly from: string; readonly to: string };
  /** Called with the beginning of the day in the reader's time zone, in ISO 8601. */
  readonly onChoose: (since: string) => void;
}

/** Opens a calendar; days without a chat are disabled. Without DialogTrigger, as in the filter of days. */
export const DayButton = ({ span, onChoose }: DayButtonProps) => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const last = calendarDayOf(new Date(span.to));
  return (
    <>
      <IconButton
        ref={button}
        variant="quiet"
        aria-label={t`Go to a day`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" size={16} />
      </IconButton>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        aria-label={t`Go to a day`}
        placement="bottom end"
        className={styles.days ?? ''}
      >
        <Calendar
          aria-label={t`Go to a day`}
          autoFocus
          minDay={calendarDayOf(new Date(span.from))}
          maxDay={last}
          value={null}
          onChange={(day) => {
            setOpen(false);
            onChoose(new Date(`${day}T00:00`).toISOString());
          }}
        />
      </Popover>
    </>
  );
};
