import { type ReactNode, type RefAttributes, useState } from 'react';
import { Button } from '../button/button.tsx';
import { messages } from '../messages/messages.ts';
import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface ConfirmDialogProps extends Pick<ModalProps, 'className' | 'style'>, RefAttributes<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question: 'Drop order #10469?' */
  title: ReactNode;
  /** What will happen, with figures. */
  children?: ReactNode;
  /** The verb of the question. @default 'OK' */
  confirmLabel?: string;
  /** What stays as it is: 'Keep order'. @default 'Cancel' */
  cancelLabel?: string;
  /** @default 'danger' */
  tone?: 'danger' | 'primary';
  /** A promise keeps the box open, pending, until it is kept; a broken one leaves it open. */
  onConfirm: () => unknown;
}

/** Asks before what cannot be taken back. No icon (SPEC §2); the safe answer has the focus, Escape gives it. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel = messages.confirm.confirm,
  cancelLabel = messages.confirm.cancel,
  tone = 'danger',
  onConfirm,
  ...callers
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    if (!isOpen || isPending) return;
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal
      {...callers}
      role="alertdialog"
      size="s"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      hasClose={false}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} isPending={isPending} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
