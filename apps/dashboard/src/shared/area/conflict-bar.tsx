import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';
import styles from './area.module.css';
import { changedFields, conflictOf, mergedFields } from './area-draft.ts';
import type { AreaField, Fields } from './area-view.ts';
import { formatField } from './format-field.ts';

export interface ConflictBarProps {
  readonly form: readonly AreaField[];
  readonly base: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
  /** Receives the fields to save; null keeps theirs. */
  readonly onResolve: (merged: Fields | null) => void;
}

/** Shows both versions of a row that another user has changed, with the ways to resolve it. */
export const ConflictBar = ({ form, base, mine, theirs, onResolve }: ConflictBarProps) => {
  const { both } = conflictOf(form, base, mine, theirs);
  const touched = new Set([...changedFields(form, base, mine), ...changedFields(form, base, theirs)]);
  return (
    <Banner tone="warning">
      <strong>
        <Trans>Someone else changed this in the meantime.</Trans>
      </strong>
      <ul className={styles.difference}>
        {form
          .filter(({ name }) => touched.has(name))
          .map((field) => (
            <li key={field.name}>
              {field.label}: <Trans>yours: {formatField(field, mine)}</Trans>
              {' · '}
              <Trans>theirs: {formatField(field, theirs)}</Trans>
            </li>
          ))}
      </ul>
      <div className={styles.settle}>
        <Button size="s" onPress={() => onResolve(null)}>
          <Trans>Use their version</Trans>
        </Button>
        <Button size="s" onPress={() => onResolve(mergedFields(form, base, mine, theirs))}>
          {both.length === 0 ? <Trans>Keep both changes</Trans> : <Trans>Overwrite with my version</Trans>}
        </Button>
      </div>
    </Banner>
  );
};
