import './modal.css';
import { type ReactNode, type RefAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';

export interface ModalProps extends Omit<ModalOverlayProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** Names the dialog. */
  title: ReactNode;
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons, the main one last. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** s 440, m 560, l 800 px; sheet: full height at the side. @default 'm' */
  size?: 's' | 'm' | 'l' | 'sheet';
  /** alertdialog requires an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Close button. @default true */
  hasClose?: boolean;
  /** @default 'Close' */
  closeLabel?: string;
}

/** Inert while closing; focus stays on the box until react-aria returns it. */
function useLeaving(isLeaving: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isLeaving && box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
  }, [isLeaving]);
  return box;
}

interface BoxProps
  extends Pick<ModalProps, 'title' | 'children' | 'footer'>,
    Required<Pick<ModalProps, 'role' | 'hasClose' | 'closeLabel'>> {
  isLeaving: boolean;
}

function Box({ title, children, footer, role, hasClose, closeLabel, isLeaving }: BoxProps) {
  const box = useLeaving(isLeaving);
  return (
    <Dialog ref={box} role={role} className="bd-dialog">
      {({ close }) => (
        <>
          <div className="bd-dialog-head" inert={isLeaving}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {hasClose ? (
              <IconButton size="s" aria-label={closeLabel} onPress={close}>
                <Icon name="close" />
              </IconButton>
            ) : null}
          </div>
          <div className="bd-dialog-body" inert={isLeaving}>
            {typeof children === 'function' ? children(close) : children}
          </div>
          {footer === undefined ? null : (
            <div className="bd-dialog-foot" inert={isLeaving}>
              {typeof footer === 'function' ? footer(close) : footer}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

/**
 * Blocks the page until finished or left. Escape closes it, as does a click outside unless `isDismissable` is false. z-index 1041; closing
 * takes 500 ms, in which it is inert (SPEC §9).
 */
export function Modal({
  title,
  children,
  footer,
  size = 'm',
  role = 'dialog',
  hasClose = true,
  closeLabel = messages.close,
  isDismissable = true,
  className,
  ...props
}: ModalProps) {
  const content = { title, children, footer, role, hasClose, closeLabel };
  return (
    <ModalOverlay
      {...props}
      isDismissable={isDismissable}
      className={withClass('bd-modal-scrim', className)}
      data-size={size}
    >
      {({ isExiting }) => (
        <AriaModal className="bd-modal">
          <Box {...content} isLeaving={isExiting} />
        </AriaModal>
      )}
    </ModalOverlay>
  );
}
