import './date-box.css';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { heirIn } from '../focus-heir.ts';
import { Popover } from '../popover/popover.tsx';

/** The parts of a day, each of which can be typed and stepped; in the order of the reader's language. */
export const DaySegments = ({ slot }: { readonly slot?: 'start' | 'end' }) => (
  <DateInput className="bd-date-input" {...(slot === undefined ? {} : { slot })}>
    {(segment) => <DateSegment segment={segment} className="bd-date-segment" />}
  </DateInput>
);

export interface DateBoxProps {
  readonly children: ReactNode;
  /** Says what the cross does; it is there where there is something to clear. */
  readonly clearLabel: string;
  readonly onClear: (() => void) | undefined;
}

/** Who cleared the day goes on typing it. */
const focusesFirstPart = heirIn('.bd-date-box', '[role="spinbutton"]');

/** The border around the segments, with the ways to clear them and to the calendar. */
export const DateBox = ({ children, clearLabel, onClear }: DateBoxProps) => (
  <Group className="bd-input bd-date-box">
    <span className="bd-date-parts">{children}</span>
    {onClear === undefined ? null : (
      // Without a slot of its own react-aria would take it for the way to the calendar.
      <Button ref={focusesFirstPart} slot={null} className="bd-date-button" aria-label={clearLabel} onPress={onClear}>
        <X size={14} aria-hidden="true" />
      </Button>
    )}
    <Button className="bd-date-button">
      <CalendarIcon size={16} aria-hidden="true" />
    </Button>
  </Group>
);

/** The calendar over the page. */
export const DatePopover = ({ children }: { readonly children: ReactNode }) => (
  <Popover className="bd-date-popover">
    <Dialog className="bd-date-dialog">{children}</Dialog>
  </Popover>
);
