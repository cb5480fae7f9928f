import type { AlertChoices } from '@boostdesk/api-client/contract';
import { Select } from '@boostdesk/ui/select';
import { Switch } from '@boostdesk/ui/switch';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { zonesWith } from '../../../i18n/format-zone.ts';
import styles from '../profile.module.css';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)/;
const padTwo = (value: number): string => String(value).padStart(2, '0');

/** '22:05' for 1325 minutes since midnight, the value of a time input. */
export const formatMinute = (minute: number): string => `${padTwo(Math.floor(minute / 60))}:${padTwo(minute % 60)}`;

/** Null for an incomplete or invalid time. */
export function parseMinute(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

type Hours = AlertChoices['quietHours'];

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
