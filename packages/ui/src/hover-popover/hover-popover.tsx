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
  /** What the button shows: an icon, and a dot or a count. */
  trigger: ReactNode;
  /** Panel name. */
  title: string;
  /** At the end, below the title: 'Clear'. As a function, receives a close callback. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  /** The list, at most half the window height (SPEC §2). As a function, receives a close callback. */
  children: ReactNode | ((close: () => void) => ReactNode);
  footer?: ReactNode;
  /** @default 'bottom end' */
  placement?: NonNullable<AriaPopoverProps['placement']>;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  style?: CSSProperties;
}

/**
 * A panel that opens when the pointer or the keyboard focus rests on its button, and closes when they leave. A click or
 * a tap pins it until the next one, Escape, or a press elsewhere; on touch screens, that press does nothing else. Tab
 * moves from the button into the panel. Only one is open at a time.
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
  /** Closed by its content: hovering the fading panel must not open it again. */
  const isDismissed = useRef(false);
  const isOpen = isPreviewed || isPinned;

  const close = useCallback(() => {
    isDismissed.current = true;
    // The focused element disappears or gets disabled with the panel, which would leave focus on the body.
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
            // Not while fading out, because the second press of a double-click lands on it.
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

/** An invisible layer behind the panel on touch screens: a tap outside closes the panel and triggers nothing else. */
const Backdrop = ({ ref, onPress }: { readonly ref: RefObject<HTMLDivElement | null>; readonly onPress: () => void }) =>
  createPortal(
    <div ref={ref} aria-hidden="true" className="bd-hover-popover-ground" onClick={onPress} />,
    document.body,
  );

/**
 * When another popover opens, react-aria closes this one without animation, but restarts the exit animation on pointer leave and then never
 * unmounts it. `shouldSkipAnimation: false` prevents that.
 */
const popoverAnimation = { shouldSkipAnimation: false } as const;

/** Opens above toasts, because the user asked for it. */
const popoverLayer = { zIndex: 'calc(var(--z-toast) + 1)' } as const;

export interface MarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The count, above 999 shown as 999+; without it, a dot. 0 shows nothing. */
  count?: number;
}

/** A news mark on an icon button. Not read out, because the button’s name says it. */
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
