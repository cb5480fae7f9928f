import { NAME_MAX } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Form } from '@boostdesk/ui/form';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { DraftNote } from '../../../shared/components/draft-note.tsx';
import { useDraft } from '../../../shared/hooks/use-draft.ts';
import { formMessage, useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useOwnClaims, useProfileApi } from '../api.ts';
import styles from '../profile.module.css';
import { useProfileChange } from '../use-profile-change.ts';

const untouched = () => ({ isTyped: false, typed: '' });

export const NameForm = () => {
  const { t } = useLingui();
  const { name: known } = useOwnClaims();
  const api = useProfileApi();
  const change = useProfileChange();
  const { submit, isPending, problem } = useSubmit({ success: t`Name updated.` });
  // Follows changes on other devices until the user types.
  const draft = useDraft('profile name', untouched, {
    validate: (typed) => (typed.typed.trim() === known ? undefined : typed),
  });
  const name = draft.value.isTyped ? draft.value.typed : known;
  const save = async () => {
    if (name.trim() === known) return;
    const sent = draft.value;
    const { isDone } = await submit((...call) => change(() => api.profile.changeName(...call)), { name });
    // Text typed during saving belongs to the next change.
    if (isDone) draft.clear(({ typed }) => typed === sent.typed);
  };
  return (
    <Form error={formMessage(problem)} refusal={problem} isSending={isPending} onSubmit={() => void save()}>
      {draft.isBack && <DraftNote onDiscard={draft.discard} />}
      <div className={styles.line}>
        <TextField
          label={t`Name`}
          subLabel={t`Visible to boosters, customers and staff.`}
          value={name}
          onChange={(typed) =>
            typed === known && !isPending ? draft.discard() : draft.change({ isTyped: true, typed })
          }
          error={problem?.fields.name}
          validMessage={null}
          maxLength={NAME_MAX}
          autoComplete="nickname"
          className={styles.grow ?? ''}
        />
        <Button type="submit" isPending={isPending} isDisabled={name.trim() === known} aria-label={t`Save name`}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </Form>
  );
};
