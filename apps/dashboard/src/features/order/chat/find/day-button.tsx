import { IconButton } from '@boostdesk/ui/button';
import { Calendar } from '@boostdesk/ui/calendar';
import { Icon } from '@boostdesk/ui/icon';
import { Popover } from '@boostdesk/ui/popover';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { calendarDayOf } from '../../../../shared/calendar-day.ts';
import styles from './find.module.css';

interface DayButtonProps {
  readonly span: { readonly from: string; readonly to: string };
  /** Called with the beginning of the day in the reader's time zone, in ISO 8601. */
  readonly onChoose: (since: string) => void;
}

/** Opens a calendar; days without a chat are disabled. */
export const DayButton = ({ span, onChoose }: DayButtonProps) => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const last = calendarDayOf(new Date(span.to));
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton variant="quiet" aria-label={t`Go to a day`}>
        <Icon name="calendar" size={16} />
      </IconButton>
      <Popover placement="bottom end">
        <Dialog aria-label={t`Go to a day`} className={styles.days ?? ''}>
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
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};
