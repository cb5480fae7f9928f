import { Button } from '@boostdesk/ui/button';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './quick-replies.module.css';
import type { Gaps } from './use-gaps.ts';

/** Counts the blanks that the user must complete before sending. */
export const GapNote = ({ gaps: { gaps, isRefused, selectNext } }: { readonly gaps: Gaps }) => {
  const { t } = useLingui();
  if (gaps.length === 0) return null;
  const left = plural(gaps.length, { one: '# empty blank', other: '# empty blanks' });
  return (
    <div className={styles.gaps} data-refused={isRefused || undefined}>
      <p role="status">{isRefused ? t`Not sent. Replace the highlighted text first.` : left}</p>
      <Button size="s" onPress={selectNext}>
        <Trans>Next blank</Trans>
      </Button>
    </div>
  );
};
