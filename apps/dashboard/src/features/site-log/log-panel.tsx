import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../i18n/format.ts';
import { Facts, userLink } from '../../shared/components/facts.tsx';
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
      <Facts
        items={[
          { label: t`Date`, value: formatDateTime(at) },
          { label: t`Performed by`, value: actor === null ? t`System` : userLink(actor) },
          { label: t`Current role`, value: actor === null ? null : roleLabel(actor.role) },
          { label: t`Item`, value: <ObjectLink object={object} /> },
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
