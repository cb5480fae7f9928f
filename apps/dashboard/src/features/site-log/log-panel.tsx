import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../i18n/format.ts';
import { roleLabel } from '../../shared/labels/role-labels.ts';
import { changesOf } from './changes.ts';
import { ObjectLink } from './object-link.tsx';
import styles from './site-log.module.css';

/** The full entry, of which a row shows one line. */
export const LogPanel = ({ entry }: { readonly entry: SiteLogEntry }) => {
  const { t } = useLingui();
  const { actor, at, object } = entry;
  const changes = changesOf(entry);
  return (
    <>
      <KeyValueList
        items={[
          { id: 'at', label: t`Date`, value: formatDateTime(at) },
          {
            id: 'actor',
            label: t`Performed by`,
            value: actor === null ? t`System` : <Link href={`/admin/users?row=${actor.id}`}>{actor.name}</Link>,
          },
          ...(actor === null ? [] : [{ id: 'role', label: t`Current role`, value: roleLabel(actor.role) }]),
          { id: 'object', label: t`Item`, value: <ObjectLink object={object} /> },
        ]}
      />
      {changes.length === 0 ? (
        <p>
          <Trans>No values changed.</Trans>
        </p>
      ) : (
        <ul className={styles.changes} aria-label={t`Changes`}>
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
