import './side-panel.css';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useId,
  useMemo,
  useRef,
} from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { Modal } from '../modal/modal.tsx';
import { mergeRefs } from '../styles/merge-refs.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { useFocusReturn, useSheetFocusReturn } from './use-focus-return.ts';

const WIDE = '(min-width: 1280px)';

type Content = ReactNode | ((close: () => void) => ReactNode);

export interface SidePanelProps extends RefAttributes<HTMLElement> {
  /** Names the panel. */
  title: ReactNode;
  children: Content;
  /** Buttons, the main one last. */
  footer?: Content;
  /** Called to close it; it’s open as long as it’s rendered. */
  onClose: () => void;
  /** Called before closing; false keeps it open, for example with unsaved changes. */
  mayClose?: () => boolean | Promise<boolean>;
  /** Beside the page, not over it. @default from 1280 px window width */
  isDocked?: boolean;
  /** @default 'Close' */
  closeLabel?: string;
  className?: string | undefined;
  style?: CSSProperties;
}

/** One `mayClose` at a time. */
function useClose({ onClose, mayClose }: Pick<SidePanelProps, 'onClose' | 'mayClose'>): () => void {
  const isAsking = useRef(false);
  const closeIfAllowed = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if (await mayClose?.()) onClose();
    } finally {
      isAsking.current = false;
    }
  };
  return mayClose === undefined ? onClose : () => void closeIfAllowed();
}

const renderContent = (content: Content, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

/** Shows or edits an item next to its list. */
export function SidePanel({ isDocked, onClose, mayClose, children, footer, ...props }: SidePanelProps) {
  const isWide = useMediaQuery(WIDE);
  const close = useClose({ onClose, ...(mayClose ? { mayClose } : {}) });
  const content = {
    ...props,
    children: renderContent(children, close),
    footer: footer === undefined ? undefined : renderContent(footer, close),
    onClose: close,
  };
  return (isDocked ?? isWide) ? <Dock {...content} /> : <Sheet {...content} />;
}

interface FrameProps extends Omit<SidePanelProps, 'isDocked' | 'mayClose' | 'children' | 'footer'> {
  children: ReactNode;
  footer: ReactNode;
}

function Dock({ title, children, footer, onClose, closeLabel = messages.close, className, ref, ...props }: FrameProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const both = useMemo(() => mergeRefs(box, ref), [ref]);
  const id = useId();
  const onFocus = useFocusReturn(box, heading);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside
      {...props}
      ref={both}
      aria-labelledby={id}
      className={classNames('bd-side-panel', className)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div className="bd-side-panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton size="s" aria-label={closeLabel} onPress={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="bd-side-panel-body">{children}</div>
      {footer === undefined ? null : <div className="bd-side-panel-foot">{footer}</div>}
    </aside>
  );
}

function Sheet({ onClose, ref, className = '', ...props }: FrameProps) {
  const box = useRef<HTMLElement>(null);
  const sheet = useMemo(() => mergeRefs<HTMLElement>(box, ref), [ref]);
  useSheetFocusReturn(box);
  return (
    <Modal
      {...props}
      ref={sheet}
      className={className}
      isOpen
      size="sheet"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
