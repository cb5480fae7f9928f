import { alertParts } from '@boostdesk/realtime/alerts';
import { Icon } from '@boostdesk/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertEntry } from '../../../realtime/alert-log.ts';
import { useAlertLabels } from '../../../shared/labels/use-alert-labels.ts';
import styles from '../alerts.module.css';

type RuleResult = NonNullable<AlertEntry['trace']>[number];

/** Evaluated rules, failed ones first. */
export const Rules = ({ lines }: { readonly lines: readonly Pick<RuleResult, 'rule' | 'value'>[] }) => {
  const { t } = useLingui();
  const { rules, unmet } = useAlertLabels();
  const sorted = [...lines.filter(({ value }) => !value), ...lines.filter(({ value }) => value)];
  return (
    <ul className={styles.rules}>
      {sorted.map(({ rule, value }) => (
        <li key={rule} data-holds={value}>
          <Icon name={value ? 'check' : 'minus'} size={14} label={value ? t`Condition met:` : t`Condition not met:`} />
          {(value ? rules : unmet)[rule] ?? rule}
        </li>
      ))}
    </ul>
  );
};

/** All evaluated rules, failed ones first. A part of an alert needs its own rules and the common ones. */
export const Trace = ({ entry: { trace, given } }: { readonly entry: AlertEntry }) => {
  const { t } = useLingui();
  const { parts } = useAlertLabels();
  if (trace === null) {
    return (
      <p className={styles.away}>
        <Trans>
          You were away for more than a minute when this happened. Missed events appear in your lists but don’t trigger
          alerts.
        </Trans>
      </p>
    );
  }
  const groups = [
    { id: 'all', title: t`Pop-ups, sounds and push notifications` },
    ...alertParts.map((id) => ({
      id,
      title: given.includes(id) ? t`${parts[id]}: triggered` : t`${parts[id]}: not triggered`,
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
