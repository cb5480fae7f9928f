import { type CallOptions, createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { toasts } from '../../core/toasts.ts';

interface ConfirmedActionProps {
  /** Label of the button and of the confirmation. */
  readonly label: string;
  readonly tone?: 'danger' | 'primary';
  readonly title: string;
  readonly children: ReactNode;
  readonly call: (options: Pick<CallOptions, 'idempotencyKey'>) => Promise<unknown>;
  readonly successMessage: string;
  readonly onChanged: () => void;
}

/** Button with a confirmation. Shows a success toast and refetches the row in any case. */
export const ConfirmedAction = ({
  label,
  tone = 'danger',
  title,
  children,
  call,
  successMessage,
  onChanged,
}: ConfirmedActionProps) => {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const run = async () => {
    try {
      await call({ idempotencyKey });
      toasts.add({ title: t`Success`, message: successMessage, style: 'success' });
    } catch (error) {
      // API errors have shown a toast; the row may be outdated.
      if (!isApiError(error)) reportError(error);
    }
    onChanged();
  };
  return (
    <div>
      <Button variant={tone === 'danger' ? 'danger' : 'default'} onPress={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog isOpen onOpenChange={setAsked} onConfirm={run} title={title} confirmLabel={label} tone={tone}>
          {children}
        </ConfirmDialog>
      )}
    </div>
  );
};
