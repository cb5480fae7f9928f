import { FilterButton } from '@boostdesk/ui/filter-chips';
import { Icon } from '@boostdesk/ui/icon';
import { Popover } from '@boostdesk/ui/popover';
import { Suspense, useRef, useState } from 'react';
import { part } from '../../core/part.ts';
import { formatDays } from '../../i18n/format.ts';
import styles from './days-filter.module.css';
import type { DaysInputProps } from './days-input.tsx';

/** The calendar is heavy: it comes when somebody asks for days. */
const DaysInput = part(async () => (await import('./days-input.tsx')).DaysInput);

type DaysFilterProps = Omit<DaysInputProps, 'onOpenChange'>;

/**
 * A filter by days: a button that opens them; set, it says which. Without react-aria's trigger of dialogs, which would bring menus to every
 * screen that has a modal.
 */
export const DaysFilter = (props: DaysFilterProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { label, value } = props;
  return (
    <>
      <FilterButton
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        isAdd={value === null}
        {...(value === null ? {} : { icon: <Icon name="calendar" size={14} /> })}
      >
        {label}
        {value !== null && <b>{formatDays(value)}</b>}
      </FilterButton>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        aria-label={label}
        placement="bottom start"
        className={styles.popover ?? ''}
      >
        <Suspense fallback={<div className={styles.place} />}>
          <DaysInput {...props} onOpenChange={setOpen} />
        </Suspense>
      </Popover>
    </>
  );
};
