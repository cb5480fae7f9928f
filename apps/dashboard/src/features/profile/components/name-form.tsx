import { Button } from '@boostdesk/ui/button';
import { Form } from '@boostdesk/ui/form';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLatest } from '../../../core/use-latest.ts';
import { DraftNote } from '../../../shared/components/draft-note.tsx';
import { useDraftState } from '../../../shared/hooks/use-draft-state.ts';
import styles from '../profile.module.css';
import { useOwnClaims } from '../use-own-claims.ts';
import { useProfileApi } from '../use-profile-api.ts';
import { useProfileChange } from '../use-profile-change.ts';
import { useProfileSave } from '../use-profile-save.ts';

const LONGEST = 40;
const untouched = () => ({ isTyped: false, typed: '' });

/** The public name. */
export const NameForm = () => {
  const { t } = useLingui();
  const { name: known } = useOwnClaims();
  const api = useProfileApi();
  const change = useProfileChange();
  const { save, isPending, problem } = useProfileSave(t`Name updated.`);
  // Follows changes on other devices until the user types.
  const draftState = useDraftState('profile name', untouched, (draft) =>
    draft.typed.trim() === known ? undefined : draft,
  );
  const draft = useLatest(draftState.value);
  const name = draftState.value.isTyped ? draftState.value.typed : known;
  const submit = async () => {
    if (name.trim() === known) return;
    const sent = draftState.value;
    const isSaved = await save(() => change(() => api.profile.changeName({ name }, { quiet: true })));
    // Text typed during saving belongs to the next change.
    if (isSaved && draft.current.typed === sent.typed) draftState.discard();
  };
  return (
    <Form error={problem?.message} refusal={problem} isSending={isPending} onSubmit={() => void submit()}>
      {draftState.isBack && <DraftNote onDiscard={draftState.discard} />}
      <div className={styles.line}>
        <TextField
          label={t`Name`}
          subLabel={t`Visible to boosters, customers and staff.`}
          value={name}
          onChange={(typed) =>
            typed === known && !isPending ? draftState.discard() : draftState.change({ isTyped: true, typed })
          }
          error={problem?.fields.name}
          validMessage={null}
          maxLength={LONGEST}
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
