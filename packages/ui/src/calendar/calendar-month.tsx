import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { chooseWeekdayStyle } from './weekday-style.ts';

export const CalendarMonth = () => {
  const { locale } = useLocale();
  return (
    <>
      <div className="bd-calendar-head">
        <Button slot="previous" className="bd-calendar-turn">
          <ChevronLeft size={16} aria-hidden="true" />
        </Button>
        <CalendarHeading className="bd-calendar-title" />
        <Button slot="next" className="bd-calendar-turn">
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className="bd-calendar-grid" weekdayStyle={chooseWeekdayStyle(locale)}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="bd-calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="bd-calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
};
