import './hover-popover.css';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { formatBadgeCount } from '../format-badge-count/format-badge-count.ts';
import { Popover } from '../popover/popover.tsx';
import { useDismiss } from './use-dismiss.ts';
import { useExclusiveOpen } from './use-exclusive-open.ts';
import { useHoverOnEnter } from './use-hover-on-enter.ts';

/** Class, style and ref go to the panel. */
export interface HoverPopoverProps extends RefAttributes<HTMLElement> {
  /** Button name: 'Notifications, 3 new'. */
  label: string;
  /** An icon, and a dot or a count. */
  trigger: ReactNode;
  /** Panel name. */
  title: string;
  /** At the end, below the title. A function receives a close callback. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  /** At most half the window height (SPEC §2). A function receives a close callback. */
  children: ReactNode | ((close: () => void) => ReactNode);
  footer?: ReactNode;
  /** @default 'bottom end' */
  placement?: NonNullable<AriaPopoverProps['placement']>;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  style?: CSSProperties;
}

/**
 * A panel that opens while its button is hovered or focused. A press pins it until the next one, Escape or a press elsewhere, which on
 * touch screens does nothing else. Only one is open at a time.
 */
export function HoverPopover({
  label,
  trigger,
  title,
  actions,
  children,
  footer,
  placement = 'bottom end',
  onOpenChange,
  className,
  style,
  ref,
}: HoverPopoverProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const boxes = useMemo(() => [button, panel, backdrop], []);
  /** Hovering the fading panel must not reopen it. */
  const isDismissed = useRef(false);
  const isOpen = isPreviewed || isPinned;

  const close = useCallback(() => {
    isDismissed.current = true;
    // The focused element disappears with the panel.
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setPinned(false);
    setPreviewed(false);
    onOpenChange?.(false);
  }, [onOpenChange]);
  const isOtherPinned = useExclusiveOpen(isOpen, isPinned, close);
  const preview = useCallback(
    (next: boolean) => {
      if (next && isDismissed.current && !button.current?.matches(':hover')) return;
      if (next && isOtherPinned()) return;
      isDismissed.current = false;
      setPreviewed(next);
      if (!isPinned) onOpenChange?.(next);
    },
    [isPinned, onOpenChange, isOtherPinned],
  );
  useDismiss({ isOpen, isPinned, boxes }, close);
  useHoverOnEnter();

  const press = () => {
    if (isPinned) return close();
    isDismissed.current = false;
    setPinned(true);
    if (!isOpen) onOpenChange?.(true);
  };

  return (
    <>
      {isPinned && <Backdrop ref={backdrop} onPress={close} />}
      <PreviewTrigger isOpen={isOpen} onOpenChange={preview} delay={150} closeDelay={200}>
        <IconButton
          ref={button}
          aria-label={label}
          onPress={press}
          onFocus={() => {
            // Not while fading: a double-click's second press lands on it.
            if (panel.current === null) isDismissed.current = false;
          }}
          data-pinned={isPinned || undefined}
        >
          {trigger}
        </IconButton>
        <Popover
          placement={placement}
          {...popoverAnimation}
          offset={8}
          aria-label={title}
          className={className ?? ''}
          style={{ ...popoverLayer, ...style }}
          {...(ref === undefined ? {} : { ref })}
        >
          <div ref={panel} className="bd-hover-popover">
            <div className="bd-hover-popover-head">
              <h2>{title}</h2>
              {typeof actions === 'function' ? actions(close) : actions}
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <div className="bd-hover-popover-list" tabIndex={0}>
              {typeof children === 'function' ? children(close) : children}
            </div>
            {footer === undefined ? null : <div className="bd-hover-popover-foot">{footer}</div>}
          </div>
        </Popover>
      </PreviewTrigger>
    </>
  );
}

/** Catches taps outside on touch screens, so that they only close the panel. */
const Backdrop = ({ ref, onPress }: { readonly ref: RefObject<HTMLDivElement | null>; readonly onPress: () => void }) =>
  createPortal(
    <div ref={ref} aria-hidden="true" className="bd-hover-popover-ground" onClick={onPress} />,
    document.body,
  );

/**
 * When another popover opens, react-aria closes this one without animation, then restarts the exit animation on pointer leave and never
 * unmounts it. `false` prevents that.
 */
const popoverAnimation = { shouldSkipAnimation: false } as const;

/** Above toasts. */
const popoverLayer = { zIndex: 'calc(var(--bd-z-toast) + 1)' } as const;

export interface MarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Above 999, shown as 999+; 0 shows nothing, undefined a dot. */
  count?: number;
}

/** A news mark on an icon button. Not read out; the button’s name says it. */
export function Mark({ count, className, ...rest }: MarkProps) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames('bd-mark', className)}
      data-count={count === undefined ? undefined : ''}
    >
      {count === undefined ? null : formatBadgeCount(count)}
    </span>
  );
}
