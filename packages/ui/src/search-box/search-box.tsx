import '../field/field.css';
import '../popover/popover.css';
import './search-box.css';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { useCompositionGuard } from '../use-composition-guard.ts';
import { SearchResults, type SearchSection, type SearchTexts } from './search-results.tsx';

export type { SearchItem, SearchSection, SearchTexts } from './search-results.tsx';

export interface SearchBoxProps extends RefAttributes<HTMLElement> {
  value: string;
  onChange: (value: string) => void;
  /** In display order; the app filters and ranks. */
  sections: readonly SearchSection[];
  /** A chosen result. With an `href` it also opens, in a new tab with Ctrl or Cmd. */
  onPick?: (id: string, sectionId: string) => void;
  /** Enter without a highlighted result. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  /** Shown in the empty box: '/'. */
  shortcut?: string;
  /** Below the results. */
  footer?: ReactNode;
  texts?: Partial<SearchTexts>;
  onOpenChange?: (isOpen: boolean) => void;
  /** Delay in ms after blur. @default 100 (SPEC §9) */
  hideDelay?: number;
  inputRef?: Ref<HTMLInputElement>;
  /** Results below the box, not over the page. @default false */
  isInline?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A search field with suggestions, chosen with arrow keys and Enter. On phones, the list fills the window or its sheet. */
export function SearchBox({
  value,
  onChange,
  sections,
  onPick,
  onSubmit,
  placeholder,
  shortcut,
  footer,
  texts,
  onOpenChange,
  hideDelay = 100,
  inputRef,
  isInline = false,
  className,
  style,
  ref,
}: SearchBoxProps) {
  useCompositionGuard();
  const mergedTexts: SearchTexts = { ...messages.search, ...texts };
  const { isOpen, show, hideSoon, hide } = useOpenState(hideDelay, onOpenChange);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) hideSoon();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
    else if (key !== 'Tab' && key !== 'Shift') show();
  };
  const panel = useRef<HTMLDivElement>(null);
  const submit = (text: string) => {
    // Enter at a focused result picks it.
    const focusedResult = panel.current?.querySelector('[role="option"][data-focused]') ?? null;
    if (focusedResult === null) onSubmit?.(text);
  };
  return (
    <search
      ref={ref}
      className={classNames('bd-search', className)}
      style={style}
      onFocus={show}
      onBlur={leave}
      data-open={isOpen || undefined}
      data-inline={isInline || undefined}
    >
      <Autocomplete inputValue={value} onInputChange={onChange} disableAutoFocusFirst>
        <SearchField
          type="text"
          aria-label={mergedTexts.label}
          className="bd-search-field"
          {...(onSubmit ? { onSubmit: submit } : {})}
        >
          <Icon name="search" className="bd-search-glass" />
          <Input
            className="bd-input"
            role="combobox"
            aria-expanded={isOpen}
            aria-haspopup="listbox"
            enterKeyHint="search"
            ref={inputRef}
            onKeyDown={onKeyDown}
            onClick={show}
            {...(placeholder === undefined ? {} : { placeholder })}
          />
          {value === '' && shortcut !== undefined ? (
            <span className="bd-search-key" aria-hidden="true">
              {shortcut}
            </span>
          ) : null}
          {value === '' ? null : (
            <Button className="bd-search-clear" aria-label={mergedTexts.clear}>
              <Icon name="close" size={14} />
            </Button>
          )}
        </SearchField>
        {isOpen ? (
          <div ref={panel} className="bd-search-panel">
            <SearchResults
              sections={sections}
              texts={mergedTexts}
              onPick={(id, sectionId) => {
                hide();
                onPick?.(id, sectionId);
              }}
            />
            {footer === undefined ? null : <div className="bd-search-foot">{footer}</div>}
          </div>
        ) : null}
      </Autocomplete>
    </search>
  );
}

function useOpenState(hideDelay: number, onOpenChange: ((isOpen: boolean) => void) | undefined) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setOpenState = (next: boolean) => {
    clearTimeout(timer.current);
    if (next === isOpen) return;
    setOpen(next);
    onOpenChange?.(next);
  };
  return {
    isOpen,
    show: () => setOpenState(true),
    hide: () => setOpenState(false),
    hideSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setOpen(false);
        onOpenChange?.(false);
      }, hideDelay);
    },
  };
}
