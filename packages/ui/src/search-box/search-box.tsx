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
import { SearchResults, type SearchSection, type SearchTexts } from './search-results.tsx';

export type { SearchItem, SearchSection, SearchTexts } from './search-results.tsx';

export interface SearchBoxProps extends RefAttributes<HTMLElement> {
  value: string;
  onChange: (value: string) => void;
  /** In the order in which they stand. The app filters and ranks; nothing is filtered here. */
  sections: readonly SearchSection[];
  /** A row was opened. A row with an `href` also follows it, in a new tab with Ctrl or Cmd. */
  onPick?: (id: string, sectionId: string) => void;
  /** Enter with no row marked. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  /** The key that leads here, shown at the end of the empty box: '/'. */
  shortcut?: string;
  /** Under the rows: keys, 'Need help?'. */
  footer?: ReactNode;
  texts?: Partial<SearchTexts>;
  onOpenChange?: (isOpen: boolean) => void;
  /** Milliseconds from leaving the box to hiding the list. @default 100 (SPEC §9) */
  hideDelay?: number;
  inputRef?: Ref<HTMLInputElement>;
  /** The rows stand below the box instead of over the page: in a sheet that is there to search alone. @default false */
  isInline?: boolean;
  className?: string;
  style?: CSSProperties;
}

/**
 * A box to search in, with a list of suggestions under it. The focus stays in the box; up, down and Enter walk the
 * rows, which are spoken as they are reached. On a phone the list fills the window under the box, or the sheet that it is in.
 */
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
  const say: SearchTexts = { ...messages.search, ...texts };
  const { isOpen, show, hideSoon, hide } = useShown(hideDelay, onOpenChange);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) hideSoon();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
    else if (key !== 'Tab' && key !== 'Shift') show();
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
        <SearchField type="text" aria-label={say.label} className="bd-search-field" {...(onSubmit ? { onSubmit } : {})}>
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
            <Button className="bd-search-clear" aria-label={say.clear}>
              <Icon name="close" size={14} />
            </Button>
          )}
        </SearchField>
        {isOpen ? (
          <div className="bd-search-panel">
            <SearchResults
              sections={sections}
              texts={say}
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

function useShown(hideDelay: number, onOpenChange: ((isOpen: boolean) => void) | undefined) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: boolean) => {
    clearTimeout(timer.current);
    if (next === isOpen) return;
    setOpen(next);
    onOpenChange?.(next);
  };
  return {
    isOpen,
    show: () => set(true),
    hide: () => set(false),
    hideSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setOpen(false);
        onOpenChange?.(false);
      }, hideDelay);
    },
  };
}
