import { useLingui } from '@lingui/react/macro';
import styles from './quick-replies.module.css';

/** Tells that pictures are being fetched, and that the message waits for them. */
export const FetchingNote = ({ isWaiting }: { readonly isWaiting: boolean }) => {
  const { t } = useLingui();
  return (
    <p className={styles.gaps} role="status">
      {isWaiting ? t`Your message will be sent once its pictures are loaded.` : t`Loading pictures…`}
    </p>
  );
};
