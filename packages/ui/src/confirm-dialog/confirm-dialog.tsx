import { type ReactNode, type RefAttributes, useState } from 'react';
import { Button } from '../button/button.tsx';
import { messages } from '../messages/messages.ts';
import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface ConfirmDialogProps extends Pick<ModalProps, 'className' | 'style'>, RefAttributes<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question: 'Drop order #10469?' */
  title: ReactNode;
  /** The consequences, with figures. */
  children?: ReactNode;
  /** The verb in the question: 'Drop order'. */
  confirmLabel: string;
  /** The safe option: 'Keep order'. @default 'Cancel' */
  cancelLabel?: string;
  /** @default 'danger' */
  tone?: 'danger' | 'primary';
  /** A returned promise keeps the dialog pending until it resolves, and open if it rejects. */
  onConfirm: () => unknown;
}

/** Confirms what can’t be undone. No icon (SPEC §2); focus and Escape choose the safe option. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = messages.cancel,
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
