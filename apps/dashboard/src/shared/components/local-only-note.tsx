import { Trans } from '@lingui/react/macro';
import { useAtomValue } from '../../core/state.ts';
import { localOnlyAtom } from '../../session/settings-api.ts';
import styles from './local-only-note.module.css';

/** Says once that the server cannot save a setting of these calls, such as 'settings.saveAlerts'. */
export const LocalOnlyNote = ({ of }: { readonly of: readonly string[] }) => {
  const calls = useAtomValue(localOnlyAtom);
  // Rendered even when empty, because a live region that is not rendered may not be announced.
  return (
    <p role="status" className={styles.note}>
      {of.some((call) => calls.includes(call)) && (
        <Trans>Not available on this server. Your choice is kept on this device.</Trans>
      )}
    </p>
  );
};
