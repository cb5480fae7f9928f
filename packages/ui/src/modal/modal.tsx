import './modal.css';
import type { ReactNode, RefAttributes } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';

export interface ModalProps extends Omit<ModalOverlayProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** What it is about; it names the dialog. */
  title: ReactNode;
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons at the foot, the one to press last. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** s 440, m 560, l 800 px; sheet: from the side, full height. @default 'm' */
  size?: 's' | 'm' | 'l' | 'sheet';
  /** alertdialog: it interrupts and wants an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The cross in the corner. @default true */
  hasClose?: boolean;
  /** @default 'Close' */
  closeLabel?: string;
}

/**
 * Something that must be finished or left before going on. It closes with Escape, and with a click outside unless
 * `isDismissable` is false. Base z-index 1041 (SPEC §9).
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
  return (
    <ModalOverlay
      {...props}
      isDismissable={isDismissable}
      className={withClass('bd-modal-scrim', className)}
      data-size={size}
    >
      <AriaModal className="bd-modal">
        <Dialog role={role} className="bd-dialog">
          {({ close }) => (
            <>
              <div className="bd-dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {hasClose ? (
                  <IconButton size="s" aria-label={closeLabel} onPress={close}>
                    <Icon name="close" />
                  </IconButton>
                ) : null}
              </div>
              <div className="bd-dialog-body">{typeof children === 'function' ? children(close) : children}</div>
              {footer === undefined ? null : (
                <div className="bd-dialog-foot">{typeof footer === 'function' ? footer(close) : footer}</div>
              )}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
