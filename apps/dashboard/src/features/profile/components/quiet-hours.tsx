import type { AlertChoices } from '@boostdesk/api-client/contract';
import { Select } from '@boostdesk/ui/select';
import { Switch } from '@boostdesk/ui/switch';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMinute, parseMinute } from '../clock-minutes.ts';
import styles from '../profile.module.css';

type Hours = AlertChoices['quietHours'];

/** The browser's time zones and the chosen one, which another browser may have provided. */
const zonesWith = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].sort().map((id) => ({
    id,
    label: id.replaceAll('_', ' '),
  }));

/** Hours without sounds, in the user's time zone. */
export const QuietHours = ({
  value,
  onChange,
}: {
  readonly value: Hours;
  readonly onChange: (value: Hours) => void;
}) => {
  const { t } = useLingui();
  const time = (name: 'from' | 'to') => ({
    type: 'time',
    value: formatMinute(value[name]),
    validMessage: null,
    onChange: (text: string) => {
      const minute = parseMinute(text);
      if (minute !== null) onChange({ ...value, [name]: minute });
    },
  });
  return (
    <div className={styles.quiet}>
      <Switch isSelected={value.isOn} onChange={(isOn) => onChange({ ...value, isOn })}>
        <Trans>Quiet hours (no sounds)</Trans>
      </Switch>
      {value.isOn && (
        <div className={styles.times}>
          <TextField label={t`Start time`} {...time('from')} />
          <TextField label={t`End time`} {...time('to')} />
          <Select
            label={t`Time zone`}
            items={zonesWith(value.zone)}
            value={value.zone}
            isSearchable
            onChange={(zone) => {
              if (typeof zone === 'string') onChange({ ...value, zone });
            }}
          />
        </div>
      )}
    </div>
  );
};
