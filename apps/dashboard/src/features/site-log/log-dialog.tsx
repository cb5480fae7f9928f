import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { Modal } from '@boostdesk/ui/modal';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../parts/format.ts';
import { actionWords } from './action-words.ts';
import { changesOf } from './changes.ts';
import { ObjectLink } from './object-link.tsx';
import styles from './site-log.module.css';

export interface LogDialogProps {
  readonly entry: SiteLogEntry;
  readonly onClose: () => void;
}

/** An entry in full: its row shows as much as fits on one line. */
export const LogDialog = ({ entry, onClose }: LogDialogProps) => {
  const { t } = useLingui();
  const changes = changesOf(entry);
  const who = entry.actor?.name ?? t`System`;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={actionWords(entry.action)}
    >
      <p className={styles.note}>
        <ObjectLink object={entry.object} /> · {who} · {formatDateTime(entry.at)}
      </p>
      {changes.length === 0 ? (
        <p>
          <Trans>No value changed.</Trans>
        </p>
      ) : (
        <ul className={styles.changes} aria-label={t`Before and after`}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </Modal>
  );
};
