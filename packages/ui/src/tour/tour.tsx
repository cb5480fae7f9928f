import './tour.css';
import { type CSSProperties, type RefAttributes, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useLocale } from 'react-aria-components/I18nProvider';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { makeOutsideInert } from '../inert-outside.ts';
import { messages } from '../messages/messages.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import { useLatest } from '../use-latest.ts';
import { chooseSide, GAP } from './choose-side.ts';
import type { TourStep } from './tour-steps.ts';
import { useBoxWidth } from './use-box-width.ts';
import { type Box, useTarget } from './use-target.ts';
import { useTour } from './use-tour.ts';
import { useViewport } from './use-viewport.ts';

export type { TourStep };

/** Button texts. */
export interface TourTexts {
  /** @default 'Next' */
  next: string;
  /** @default 'Previous' */
  previous: string;
  /** Replaces Next on the last step. @default 'Done' */
  done: string;
  /** @default 'Close' */
  close: string;
  /** @default '2 of 5' */
  progress: (at: number, of: number) => string;
}

/** Class, style and ref go to the box. */
export interface TourProps extends RefAttributes<HTMLDivElement> {
  steps: readonly TourStep[];
  /**
   * Unknown names throw (SPEC §5).
   * @default the first
   */
  step?: string;
  /** Called with the shown step’s name. */
  onStepChange?: (name: string) => void;
  /** Called when closed or done, or if the first or last target is missing: stop rendering it. */
  onClose: () => void;
  /** Ms before looking for the next target (SPEC §9). @default 1 */
  waitingTime?: number;
  texts?: Partial<TourTexts>;
  className?: string;
  style?: CSSProperties;
}

/**
 * A guided tour: a box explains the current target; all else is dimmed and inert. Starts when rendered, ends with `onClose`. Load it on
 * demand.
 */
export function Tour({ steps, step, onStepChange, onClose, waitingTime = 1, texts, ...callers }: TourProps) {
  const { at, next, previous } = useTour({ steps, step, onStepChange, onClose, waitingTime });
  useKeys({ next, previous, onClose });
  useRestoreFocus();
  const shown = at === undefined ? undefined : steps[at];
  if (at === undefined || !shown) return null;
  return createPortal(
    <StepBox
      key={shown.name}
      step={shown}
      at={at}
      of={steps.length}
      texts={{ ...messages.tour, close: messages.close, ...texts }}
      onNext={next}
      onPrevious={previous}
      onClose={onClose}
      {...callers}
    />,
    document.body,
  );
}

interface StepBoxProps extends Pick<TourProps, 'className' | 'style' | 'ref'> {
  step: TourStep;
  at: number;
  of: number;
  texts: TourTexts;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

function StepBox({ step, at, of, texts, onNext, onPrevious, onClose, className, style, ref }: StepBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useMemo(() => mergeRefs(box, ref), [ref]);
  const target = useTarget(step);
  const element = target?.element ?? null;
  const pointsAt = useRef<Element>(null);
  const view = useViewport();
  const width = useBoxWidth(box, step, view.width);
  const side = target ? chooseSide(step.placement ?? 'bottom', target.box, width, view) : undefined;
  const { overlayProps, updatePosition } = useOverlayPosition({
    targetRef: pointsAt,
    overlayRef: box,
    placement: side ?? 'bottom',
    offset: GAP,
    isOpen: side !== undefined,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box follows its target
  useEffect(() => {
    pointsAt.current = element;
    updatePosition();
  }, [target]);
  useEffect(() => makeOutsideInert([box.current, element].filter((one) => one !== null)), [element]);

  const isLast = at === of - 1;
  const placed = side ? overlayProps : { 'data-adrift': '' };
  return (
    <>
      <div className="bd-tour-scrim" style={target ? { clipPath: buildCutout(target.box) } : undefined} />
      {target ? <div className="bd-tour-ring" style={growBox(target.box)} /> : null}
      <div
        {...placed}
        ref={boxRef}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={classNames('bd-tour-box', className)}
        style={{ ...(side ? overlayProps.style : {}), zIndex: 'var(--bd-z-tour)', ...style }}
      >
        <div className="bd-tour-head">
          <h2 id={`${id}-title`}>{step.title}</h2>
          <IconButton size="s" aria-label={texts.close} onPress={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div id={`${id}-text`} className="bd-tour-text">
          {step.text}
        </div>
        <div className="bd-tour-foot">
          <span className="bd-tour-progress">{texts.progress(at + 1, of)}</span>
          {at > 0 ? (
            <Button size="s" variant="quiet" onPress={onPrevious}>
              {texts.previous}
            </Button>
          ) : null}
          <Button size="s" variant="primary" autoFocus onPress={onNext}>
            {isLast ? texts.done : texts.next}
          </Button>
        </div>
      </div>
    </>
  );
}

const RING_OFFSET = 4;

const growBox = ({ top, left, width, height }: Box) => ({
  top: top - RING_OFFSET,
  left: left - RING_OFFSET,
  width: width + 2 * RING_OFFSET,
  height: height + 2 * RING_OFFSET,
});

/** Pointer events pass through the target. */
function buildCutout(box: Box): string {
  const { top, left, width, height } = growBox(box);
  const [right, bottom] = [left + width, top + height];
  const ring = [`${left}px ${top}px`, `${left}px ${bottom}px`, `${right}px ${bottom}px`, `${right}px ${top}px`];
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${ring.join(', ')}, ${left}px ${top}px)`;
}

const toRoleSelector = (role: string) => `[role="${role}"]`;

/** Shortcuts of the browser, such as Alt + Arrow (Back), stay available. */
const isBrowserShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;

/** Fields, and widgets with arrow keys. */
const USES_ARROW_KEYS = [
  'input, textarea, select, [contenteditable]',
  ...['slider', 'spinbutton', 'separator', 'scrollbar', 'combobox', 'textbox', 'searchbox'].map(toRoleSelector),
  ...['tablist', 'grid', 'treegrid', 'tree', 'listbox', 'menu', 'menubar', 'radiogroup', 'toolbar'].map(toRoleSelector),
].join(', ');

const usesArrowKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(USES_ARROW_KEYS) !== null;

/** Right arrow (39) next, left arrow (37) previous, swapped in right-to-left; Escape (27) closes. */
function useKeys({ next, previous, onClose }: { next: () => void; previous: () => void; onClose: () => void }) {
  const { direction } = useLocale();
  const [nextKey, previousKey] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const keys = useLatest<Readonly<Record<string, () => void>>>({
    Escape: onClose,
    [nextKey]: next,
    [previousKey]: previous,
  });
  // Before paint, so that keys work at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const handler = keys.current[event.key];
      const isOthers = event.key !== 'Escape' && usesArrowKeys(event.target);
      if (handler === undefined || isOthers || isBrowserShortcut(event)) return;
      handler();
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [keys]);
}

/** Once its element is no longer inert. */
function useRestoreFocus() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
}
