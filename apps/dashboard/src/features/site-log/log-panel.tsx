import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../parts/format.ts';
import { roleWord } from '../../parts/role-words.ts';
import { changesOf } from './changes.ts';
import { ObjectLink } from './object-link.tsx';
import styles from './site-log.module.css';

/** An entry in full: its row shows as much as fits on one line. */
export const LogPanel = ({ entry }: { readonly entry: SiteLogEntry }) => {
  const { t } = useLingui();
  const { actor, at, object } = entry;
  const changes = changesOf(entry);
  return (
    <>
      <KeyValueList
        items={[
          { id: 'at', label: t`When`, value: formatDateTime(at) },
          {
            id: 'actor',
            label: t`Who`,
            value: actor === null ? t`System` : <Link href={`/admin/users?row=${actor.id}`}>{actor.name}</Link>,
          },
          ...(actor === null ? [] : [{ id: 'role', label: t`Role now`, value: roleWord(actor.role) }]),
          { id: 'object', label: t`Object`, value: <ObjectLink object={object} /> },
        ]}
      />
      {changes.length === 0 ? (
        <p>
          <Trans>No value changed.</Trans>
        </p>
      ) : (
        <ul className={styles.changes} aria-label={t`Before and after`}>
          {changes.map((change) => (
            <li key={change} dir="auto">
              {change}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
