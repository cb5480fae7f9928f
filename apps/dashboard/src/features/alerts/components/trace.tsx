import { alertParts } from '@boostdesk/realtime/alerts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertEntry } from '../../../app/alert-log.ts';
import { useAlertWords } from '../../../parts/use-alert-words.ts';
import styles from '../alerts.module.css';
import { Rules } from './rules.tsx';

/** Every rule that was asked, what spoke against it first; each part of an alert needs all of its own and those of every part. */
export const Trace = ({ entry: { trace, given } }: { readonly entry: AlertEntry }) => {
  const { t } = useLingui();
  const { parts } = useAlertWords();
  if (trace === null) {
    return (
      <p className={styles.away}>
        <Trans>
          It happened while you were away for more than a minute: what was missed stands in the lists and rings no bell.
        </Trans>
      </p>
    );
  }
  const groups = [
    { id: 'all', title: t`Toast, sound and push alike` },
    ...alertParts.map((id) => ({
      id,
      title: given.includes(id) ? t`${parts[id]}: was due` : t`${parts[id]}: was not due`,
    })),
  ];
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title }) => (
        <section key={id}>
          <h3 className={styles.part}>{title}</h3>
          <Rules lines={trace.filter(({ part }) => part === id)} />
        </section>
      ))}
    </div>
  );
};
