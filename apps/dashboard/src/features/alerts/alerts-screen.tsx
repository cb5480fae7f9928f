import { alertParts } from '@boostdesk/realtime/alerts';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Link } from '@boostdesk/ui/link';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type AlertEntry, onAlertLog, readAlertLog } from '../../app/alert-log.ts';
import { actorAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';
import { formatDateTime, listed } from '../../parts/format.ts';
import { useAlertWords } from '../../parts/use-alert-words.ts';
import { useTitle } from '../../shell/title.ts';
import styles from './alerts.module.css';
import { Trace } from './components/trace.tsx';

function useAlertLog(): readonly AlertEntry[] {
  const { id } = useAtomValue(actorAtom);
  const [log, setLog] = useState(() => readAlertLog(id));
  useEffect(() => onAlertLog(() => setLog(readAlertLog(id))), [id]);
  return log;
}

/** /alerts: recent events and why somebody did, or did not, get an alert of each. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Alerts`);
  const log = useAlertLog();
  return (
    <Page>
      <p className={styles.intro}>
        <Trans>
          What happened lately, what this browser made of it, and why. What you want of alerts is set in your{' '}
          <Link href="/profile">profile</Link>.
        </Trans>{' '}
        <Trans>Your other devices have a list of their own.</Trans>
      </p>
      <Card title={<Trans>The newest events</Trans>} isLined>
        {log.length === 0 ? (
          <EmptyState headingLevel={3} icon="bell" title={<Trans>Nothing has happened yet</Trans>}>
            <Trans>Messages, new orders and notifications show up here as they come.</Trans>
          </EmptyState>
        ) : (
          <ol className={styles.list}>
            {log.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Card>
    </Page>
  );
};

const Row = ({ entry }: { readonly entry: AlertEntry }) => {
  const { t } = useLingui();
  const { happened, parts } = useAlertWords();
  const { order } = entry;
  const given = alertParts.filter((part) => entry.given.includes(part)).map((part) => parts[part]);
  return (
    <li>
      <details className={styles.entry}>
        <summary className={styles.head}>
          <span className={styles.name}>{happened(entry)}</span>
          <span className={styles.given}>{given.length === 0 ? t`No alert` : t`Alert: ${listed(given)}`}</span>
          <time className={styles.time} dateTime={entry.at}>
            {formatDateTime(entry.at)}
          </time>
        </summary>
        <Trace entry={entry} />
        {order !== null && entry.opens !== false && (
          <Link href={`/order/${order}`}>
            <Trans>Open order #{order}</Trans>
          </Link>
        )}
      </details>
    </li>
  );
};
