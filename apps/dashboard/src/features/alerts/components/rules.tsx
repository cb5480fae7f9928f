import { Icon } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
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
