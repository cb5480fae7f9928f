import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type FocusEvent, useMemo, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { createFocusFallback } from '../focus-fallback.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import './bulk-bar.css';

export interface BulkBarProps extends ComponentPropsWithRef<'section'> {
  /** Number of selected rows; renders nothing at 0. */
  readonly count: number;
  readonly onClear: () => void;
  readonly labels?: { selected: string; clear: string; label: string } | undefined;
}

const TAB_STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

const findPreviousTabStop = (bar: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(TAB_STOPS)].findLast(
    (stop) =>
      stop.compareDocumentPosition(bar) === Node.DOCUMENT_POSITION_FOLLOWING &&
      !stop.matches(':disabled') &&
      stop.tabIndex >= 0 &&
      stop.checkVisibility(),
  );

/** Returns focus to its previous element when the bar disappears; if that is gone, to the tab stop before the bar. */
const useOriginFocus = () => {
  const origin = useRef<HTMLElement>(null);
  return useMemo(() => {
    const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isOutside) origin.current = relatedTarget;
    };
    const focusFallback = createFocusFallback((bar) => {
      const before = findPreviousTabStop(bar);
      return () => (origin.current?.isConnected ? origin.current : before);
    });
    return { rememberOrigin, focusFallback };
  }, []);
};

/** Actions for selected rows, floating above the end of the page. Use quiet buttons. */
export const BulkBar = ({
  count,
  onClear,
  labels = screenMessages.bulk,
  className,
  children,
  ...rest
}: BulkBarProps) => {
  const { rememberOrigin, focusFallback } = useOriginFocus();
  const { ref, onFocus } = rest;
  const bar = useMemo(() => mergeRefs(focusFallback, ref), [focusFallback, ref]);
  return count === 0 ? null : (
    <section
      aria-label={labels.label}
      {...rest}
      ref={bar}
      className={classNames('bd-bulk', className)}
      onFocus={(event) => {
        rememberOrigin(event);
        onFocus?.(event);
      }}
    >
      <p className="bd-bulk__count" role="status">
        <b>{count}</b> {labels.selected}
      </p>
      <div className="bd-bulk__actions">
        <div className="bd-bulk__row bd-fades">{children}</div>
      </div>
      <IconButton size="s" aria-label={labels.clear} onPress={onClear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </section>
  );
};
