import { FilterButton } from '@boostdesk/ui/filter-chips';
import { Icon } from '@boostdesk/ui/icon';
import { Popover } from '@boostdesk/ui/popover';
import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDaySpan } from '../../i18n/format.ts';
import styles from './days-filter.module.css';
import type { DaysInputProps } from './days-input.tsx';

/** Lazy because of the calendar's size. */
const DaysInput = lazyComponent(async () => (await import('./days-input.tsx')).DaysInput);

type DaysFilterProps = Omit<DaysInputProps, 'onOpenChange'>;

/**
 * Filter button for days that shows the chosen ones. It avoids react-aria's DialogTrigger, which would load menus with
 * every modal.
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
        {value !== null && <b>{formatDaySpan(value)}</b>}
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
