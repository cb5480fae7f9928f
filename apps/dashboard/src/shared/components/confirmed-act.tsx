import { type CallOptions, createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { toasts } from '../../core/toasts.ts';

interface ConfirmedActProps {
  /** On the button, and on the one that confirms. */
  readonly label: string;
  readonly tone?: 'danger' | 'primary';
  /** What is asked before. */
  readonly title: string;
  /** What follows for whom it was made for. */
  readonly children: ReactNode;
  readonly call: (options: Pick<CallOptions, 'idempotencyKey'>) => Promise<unknown>;
  readonly doneWords: string;
  readonly onChanged: () => void;
}

/** A button that asks before it does something to a row, says that it is done, and has the row read again either way. */
export const ConfirmedAct = ({
  label,
  tone = 'danger',
  title,
  children,
  call,
  doneWords,
  onChanged,
}: ConfirmedActProps) => {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const act = async () => {
    try {
      await call({ idempotencyKey });
      toasts.add({ title: t`Success`, message: doneWords, style: 'success' });
    } catch (error) {
      // The toast has said why; what stands here may be out of date.
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
        <ConfirmDialog isOpen onOpenChange={setAsked} onConfirm={act} title={title} confirmLabel={label} tone={tone}>
          {children}
        </ConfirmDialog>
      )}
    </div>
  );
};
