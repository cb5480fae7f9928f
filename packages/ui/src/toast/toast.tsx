import './toast.css';
import {
  type CSSProperties,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { createPortal } from 'react-dom';
import { Badge } from '../badge/badge.tsx';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName, iconNames } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import type { Toast, ToastQueue, ToastStyle } from '../toast-queue/toast-queue.ts';
import { useLandmarkReturn } from './use-landmark-return.ts';

const icons = {
  success: 'circle-check',
  error: 'circle-alert',
  info: 'info',
  warning: 'warning',
} as const satisfies Record<ToastStyle, IconName>;

/** Texts. */
export interface ToastTexts {
  /** @default 'Notifications' */
  region: string;
  /** @default 'Close' */
  close: string;
  /** @default 'Dismiss all' */
  dismissAll: string;
  /** @default '3 times' */
  repeated: (count: number) => string;
  /** @default '+2 more' */
  waiting: (count: number) => string;
}

export interface ToastRegionProps extends RefAttributes<HTMLDivElement> {
  queue: ToastQueue;
  texts?: Partial<ToastTexts>;
  /** 93vw instead of 300 px. */
  isFullWidth?: boolean;
  className?: string;
  style?: CSSProperties;
}

const MIN_FOR_DISMISS_ALL = 3;

/** Shows toasts top right, above all but hover popovers; usable over modals. One per app. Hover, focus and a hidden tab pause timers. */
export function ToastRegion(props: ToastRegionProps) {
  // The portal needs a document.
  return useIsSSR() ? null : <Region {...props} />;
}

function Region({ queue, texts, isFullWidth = false, className, style, ref }: ToastRegionProps) {
  const { visible, waiting } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const mergedTexts: ToastTexts = { ...messages.toast, close: messages.close, ...texts };
  const region = useRef<HTMLDivElement>(null);
  const regionRef = useMemo(() => mergeRefs(region, ref), [ref]);
  const state = useMemo(() => toState(queue, visible), [queue, visible]);
  const { regionProps } = useToastRegion({ 'aria-label': mergedTexts.region }, state, region);
  useLandmarkReturn(region);

  useEffect(() => {
    const follow = () => (document.hidden ? queue.pause('hidden') : queue.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [queue]);

  return createPortal(
    <div
      {...regionProps}
      ref={regionRef}
      className={classNames('bd-toasts', className)}
      style={style}
      data-full={isFullWidth || undefined}
    >
      {visible.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          state={state}
          texts={mergedTexts}
          onClose={() => queue.close(toast.id)}
        />
      ))}
      {waiting > 0 || visible.length >= MIN_FOR_DISMISS_ALL ? (
        <div className="bd-toasts-more">
          <span role="status">{waiting > 0 ? mergedTexts.waiting(waiting) : null}</span>
          <Button {...keepsFocus} size="s" variant="quiet" onPress={queue.closeAll}>
            {mergedTexts.dismissAll}
          </Button>
        </div>
      ) : null}
    </div>,
    document.body,
  );
}

/** A press must not focus the next toast, which would pause its timer forever. */
const keepsFocus = { preventFocusOnPress: true } as const;

type State = Parameters<typeof useToastRegion<Toast>>[1];

/** Adapts the queue to react-aria's hooks. */
function toState(queue: ToastQueue, visible: readonly Toast[]): State {
  return {
    visibleToasts: visible.map((toast) => ({ key: toast.id, content: toast })),
    add: (toast) => queue.add(toast),
    close: queue.close,
    pauseAll: () => queue.pause('pointer'),
    resumeAll: () => queue.resume('pointer'),
  };
}

interface ToastCardProps {
  toast: Toast;
  state: State;
  texts: ToastTexts;
  onClose: () => void;
}

function ToastCard({ toast, state, texts, onClose }: ToastCardProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps, descriptionProps, closeButtonProps } = useToast(
    { toast: { key: toast.id, content: toast } },
    state,
    box,
  );
  const { onPress: _, ...closeProps } = closeButtonProps;
  const act = () => {
    toast.action?.onAction();
    onClose();
  };
  return (
    <div {...toastProps} ref={box} className="bd-toast" data-style={toast.style}>
      <Icon name={iconNames.find((name) => name === toast.icon) ?? icons[toast.style]} size={18} />
      <div {...contentProps} className="bd-toast-content">
        <div className="bd-toast-title">
          <span {...titleProps} className="bd-words">
            {toast.title ?? toast.message}
          </span>
          {toast.count > 1 ? <Badge count={toast.count} role="img" aria-label={texts.repeated(toast.count)} /> : null}
        </div>
        {toast.title && toast.message ? (
          <div {...descriptionProps} className="bd-words">
            {toast.message}
          </div>
        ) : null}
      </div>
      <IconButton {...closeProps} {...keepsFocus} size="s" aria-label={texts.close} onPress={onClose}>
        <Icon name="close" />
      </IconButton>
      {toast.action ? (
        <Button {...keepsFocus} size="s" className="bd-toast-action" onPress={act}>
          {toast.action.label}
        </Button>
      ) : null}
    </div>
  );
}
