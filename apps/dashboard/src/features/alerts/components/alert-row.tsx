import { formatList } from '@boostdesk/i18n/format-list';
import { alertParts } from '@boostdesk/realtime/alerts';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../../i18n/format.ts';
import type { AlertEntry } from '../../../realtime/alert-log.ts';
import { useAlertLabels } from '../../../shared/labels/use-alert-labels.ts';
import styles from '../alerts.module.css';
import type { MergedAlert } from '../merge-alerts.ts';
import { usePushLabels } from '../use-push-labels.ts';
import { Pushes } from './pushes.tsx';
import { Trace } from './trace.tsx';

export const AlertRow = ({ story }: { readonly story: MergedAlert }) => {
  const { event } = useAlertLabels();
  const { summarize } = usePushLabels();
  const { at, here, order, pushed } = story;
  return (
    <li>
      <details className={styles.entry}>
        <summary className={styles.head}>
          <span className={styles.name}>{event(story)}</span>
          <span className={styles.given}>
            {here !== null && <LocalAlertSummary here={here} />}
            {pushed?.outcomes.map((one) => (
              <span key={one.outcome}>{summarize(one)}</span>
            ))}
          </span>
          <time className={styles.time} dateTime={at}>
            {formatDateTime(at)}
          </time>
        </summary>
        {here === null ? (
          <p className={styles.away}>
            <Trans>Boostdesk wasn’t open in this browser, or the record is no longer stored.</Trans>
          </p>
        ) : (
          <Trace entry={here} />
        )}
        {pushed !== null && <Pushes of={pushed} />}
        {order !== null && story.opens !== false && (
          <Link href={`/order/${order}`}>
            <Trans>Open order #{order}</Trans>
          </Link>
        )}
      </details>
    </li>
  );
};

const LocalAlertSummary = ({ here }: { readonly here: AlertEntry }) => {
  const { t } = useLingui();
  const { parts } = useAlertLabels();
  const given = alertParts.filter((part) => here.given.includes(part)).map((part) => parts[part]);
  return (
    <span>{given.length === 0 ? t`No alert in this browser` : t`Alert in this browser: ${formatList(given)}`}</span>
  );
};
