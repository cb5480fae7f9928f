import { Button, type ButtonVariant } from '@boostdesk/ui/button';
import { Form } from '@boostdesk/ui/form';
import { Modal } from '@boostdesk/ui/modal';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { KeptNote } from '../hooks/use-kept.ts';
import { DraftNote } from './draft-note.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Danger is for what cannot be taken back. @default 'primary' */
  readonly submitVariant?: ButtonVariant | undefined;
  /** @default 'Cancel' */
  readonly cancelLabel?: string;
  readonly isPending: boolean;
  /** What the server would not take, in all. */
  readonly problem?: string | undefined;
  readonly isSubmitDisabled?: boolean;
  /** Of a form that outlives the page: closed by hand it begins anew the next time. */
  readonly kept?: KeptNote;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a box over the page. It stays open until the caller closes it; what was typed is not lost to a refusal. */
export const FormDialog = ({
  title,
  submitLabel,
  submitVariant = 'primary',
  cancelLabel,
  isPending,
  problem,
  isSubmitDisabled = false,
  kept,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const formId = useId();
  const submit = () => {
    if (!isSubmitDisabled) onSubmit();
  };
  const close = () => {
    kept?.forget();
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
      size="s"
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
      <Form id={formId} error={problem} isSending={isPending} onSubmit={submit}>
        {kept?.isBack === true && <DraftNote onDiscard={kept.discard} />}
        {children}
      </Form>
    </Modal>
  );
};
