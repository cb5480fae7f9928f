import './date-box.css';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { createFocusFallbackIn } from '../focus-fallback.ts';
import { Popover } from '../popover/popover.tsx';
import { useCompositionGuard } from '../use-composition-guard.ts';
import { ClampedDay, type ClampedDayProps } from './clamped-day.tsx';
import { useAsciiInput } from './use-ascii-input.ts';

export interface DaySegmentsProps extends Pick<ClampedDayProps, 'onClamped'> {
  readonly slot?: 'start' | 'end';
}

export const DaySegments = ({ slot, onClamped }: DaySegmentsProps) => {
  const field = useRef<HTMLDivElement>(null);
  useAsciiInput(field);
  useCompositionGuard();
  return (
    <DateInput ref={field} className="bd-date-input" {...(slot === undefined ? {} : { slot })}>
      {(segment) => (
        <>
          <DateSegment segment={segment} className="bd-date-segment" />
          {segment.type === 'day' ? <ClampedDay field={field} onClamped={onClamped} /> : null}
        </>
      )}
    </DateInput>
  );
};

export interface DateBoxProps {
  readonly children: ReactNode;
  readonly clearLabel: string;
  readonly onClear: (() => void) | undefined;
  readonly hasCalendar?: boolean;
}

const focusFirstSegment = createFocusFallbackIn('.bd-date-box', '[role="spinbutton"]');

/** Border around the segments, with clear and calendar buttons. */
export const DateBox = ({ children, clearLabel, onClear, hasCalendar = true }: DateBoxProps) => (
  <Group className="bd-input bd-date-box">
    <span className="bd-date-parts">{children}</span>
    {onClear === undefined ? null : (
      // Without a slot, react-aria takes it for the calendar button.
      <Button ref={focusFirstSegment} slot={null} className="bd-date-button" aria-label={clearLabel} onPress={onClear}>
        <X size={14} aria-hidden="true" />
      </Button>
    )}
    {hasCalendar ? (
      <Button className="bd-date-button">
        <CalendarIcon size={16} aria-hidden="true" />
      </Button>
    ) : null}
  </Group>
);

export const DatePopover = ({ children }: { readonly children: ReactNode }) => (
  <Popover className="bd-date-popover">
    <Dialog className="bd-date-dialog">{children}</Dialog>
  </Popover>
);
