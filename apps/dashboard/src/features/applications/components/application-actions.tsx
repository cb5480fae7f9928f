import { Button } from '@boostdesk/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../shared/components/form-dialog.tsx';
import { RefuseDialog } from '../../../shared/components/refuse-dialog.tsx';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { type Application, useApplicationsApi } from '../api.ts';
import styles from '../applications.module.css';

export interface ApplicationActionsProps {
  readonly row: Application;
  readonly onChanged: () => void;
}

interface DialogProps extends ApplicationActionsProps {
  readonly onClose: () => void;
}

function useDecide({ row, onChanged, onClose }: DialogProps) {
  const { application: calls } = useApplicationsApi();
  const { t } = useLingui();
  const { id, user } = row;
  const { name } = user;
  const { submit, isPending, problem } = useSubmit({
    success: t`${name} saved.`,
    onSuccess: onClose,
    onSettled: onChanged,
  });
  return {
    isPending,
    problem,
    accept: () => submit(calls.accept, { id }),
    refuse: async (reason: string) => (await submit(calls.refuse, { id, reason })).isDone,
  };
}

const AcceptDialog = (props: DialogProps) => {
  const { t } = useLingui();
  const { accept, isPending, problem } = useDecide(props);
  const { name } = props.row.user;
  return (
    <FormDialog
      title={t`Accept ${name}’s application?`}
      submitLabel={t`Accept`}
      isPending={isPending}
      problem={problem?.message}
      refusal={problem}
      onSubmit={() => void accept()}
      onClose={props.onClose}
    >
      <p>
        <Trans>
          New boosters start on trial and won’t see any orders until you set their games and platforms under Employees.
          The applicant is signed out on all devices immediately.
        </Trans>
      </p>
    </FormDialog>
  );
};

const RefuseApplicationDialog = (props: DialogProps) => {
  const { t } = useLingui();
  const { refuse, isPending, problem } = useDecide(props);
  return (
    <RefuseDialog
      draftName={`application ${props.row.id} refuse`}
      title={t`Reject ${props.row.user.name}’s application?`}
      hint={t`The applicant is notified and can see the reason.`}
      isPending={isPending}
      problem={problem}
      onRefuse={refuse}
      onClose={props.onClose}
    />
  );
};

/** Accept and reject, each with a confirmation that explains the consequences. */
export const ApplicationActions = (props: ApplicationActionsProps) => {
  const [openDialog, setOpenDialog] = useState<'accept' | 'refuse' | null>(null);
  const dialog = { ...props, onClose: () => setOpenDialog(null) };
  return (
    <div className={styles.buttons}>
      <Button variant="primary" onPress={() => setOpenDialog('accept')}>
        <Trans>Accept</Trans>
      </Button>
      <Button variant="danger" onPress={() => setOpenDialog('refuse')}>
        <Trans>Reject</Trans>
      </Button>
      {openDialog === 'accept' && <AcceptDialog {...dialog} />}
      {openDialog === 'refuse' && <RefuseApplicationDialog {...dialog} />}
    </div>
  );
};
