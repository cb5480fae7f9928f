import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { type SubmitCallOptions, useSubmit } from '../hooks/use-submit.ts';
import { ButtonProblem } from './button-problem.tsx';

interface ConfirmedActionProps {
  /** Label of the button and of the confirmation. */
  readonly label: string;
  readonly tone?: 'danger' | 'primary';
  readonly title: string;
  readonly children: ReactNode;
  readonly call: (options: SubmitCallOptions) => Promise<unknown>;
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
  const [isAsked, setAsked] = useState(false);
  const { submit, problem } = useSubmit({ success: successMessage, onSettled: onChanged, quiet: false });
  const run = () => submit((_, options) => call(options), null);
  return (
    <div>
      <Button variant={tone === 'danger' ? 'danger' : 'default'} onPress={() => setAsked(true)}>
        {label}
      </Button>
      <ButtonProblem problem={problem} />
      {isAsked && (
        <ConfirmDialog isOpen onOpenChange={setAsked} onConfirm={run} title={title} confirmLabel={label} tone={tone}>
          {children}
        </ConfirmDialog>
      )}
    </div>
  );
};
