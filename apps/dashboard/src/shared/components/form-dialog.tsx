import { Button, type ButtonVariant } from '@boostdesk/ui/button';
import { Form } from '@boostdesk/ui/form';
import { Modal, type ModalProps } from '@boostdesk/ui/modal';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { DraftState } from '../hooks/use-draft.ts';
import { DraftNote } from './draft-note.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** 'danger' for irreversible actions. @default 'primary' */
  readonly submitVariant?: ButtonVariant | undefined;
  /** @default 's' */
  readonly size?: ModalProps['size'];
  /** @default 'Cancel' */
  readonly cancelLabel?: string;
  readonly isPending: boolean;
  /** Error above the fields. */
  readonly problem?: string | null | undefined;
  /** Changes per rejected attempt; focus then moves to the first invalid field or the error. */
  readonly refusal?: object | null | undefined;
  readonly isSubmitDisabled?: boolean;
  /** Draft of the form; closing the dialog by hand discards it. */
  readonly draft?: DraftState | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog with a form. It stays open until the caller closes it, so that a refusal loses no input. */
export const FormDialog = ({
  title,
  submitLabel,
  submitVariant = 'primary',
  size = 's',
  cancelLabel,
  isPending,
  problem,
  refusal,
  isSubmitDisabled = false,
  draft,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const formId = useId();
  const submit = () => {
    if (!isSubmitDisabled) onSubmit();
  };
  const close = () => {
    draft?.forget();
    onClose();
  };
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      size={size}
      title={title}
      footer={
        <>
          <Button onPress={close} isDisabled={isPending}>
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button
            variant={submitVariant}
            type="submit"
            form={formId}
            isPending={isPending}
            isDisabled={isSubmitDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} error={problem} refusal={refusal} isSending={isPending} onSubmit={submit}>
        {draft?.isBack === true && <DraftNote onDiscard={draft.discard} />}
        {children}
      </Form>
    </Modal>
  );
};
