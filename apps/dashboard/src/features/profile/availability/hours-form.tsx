import type { Availability } from '@boostdesk/api-client/contract';
import { HOURS_MAX, type WeeklySpan } from '@boostdesk/catalogs/play';
import { Button, IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ownZone, zonesWith } from '../../../i18n/format-zone.ts';
import { useAvailabilityApi, useAvailabilitySubmit } from '../../../shared/availability/use-own-availability.ts';
import { formatMinute, parseMinute } from '../components/quiet-hours.tsx';
import styles from './availability.module.css';
import { newSpan, sortSpans, WEEKDAYS, weekdayName } from './week.ts';

type Hours = Pick<Availability, 'hours' | 'zone'>;

interface SpanProps {
  readonly span: WeeklySpan;
  readonly onChange: (span: WeeklySpan) => void;
  readonly onRemove: () => void;
}

/** 1440, the end of a day, is shown as 0:00. */
const toClock = (minute: number): string => formatMinute(minute % 1440);

const SpanFields = ({ span, onChange, onRemove }: SpanProps) => {
  const { t } = useLingui();
  const day = weekdayName(span.day);
  return (
    <div className={styles.span}>
      <TextField
        type="time"
        aria-label={t`${day}, start time`}
        value={toClock(span.from)}
        validMessage={null}
        onChange={(text) => {
          const from = parseMinute(text);
          if (from !== null) onChange({ ...span, from });
        }}
      />
      <TextField
        type="time"
        aria-label={t`${day}, end time`}
        value={toClock(span.to)}
        validMessage={null}
        onChange={(text) => {
          const to = parseMinute(text);
          if (to !== null) onChange({ ...span, to: to === 0 ? 1440 : to });
        }}
      />
      <IconButton aria-label={t`Remove hours on ${day}`} onPress={onRemove}>
        <Icon name="trash" size={16} />
      </IconButton>
    </div>
  );
};

const isSame = (one: Hours, other: Hours): boolean =>
  one.zone === other.zone && JSON.stringify(sortSpans(one.hours)) === JSON.stringify(sortSpans(other.hours));

/** The booster's weekly hours and time zone. */
export const HoursForm = ({ saved }: { readonly saved: Hours | null }) => {
  const { t } = useLingui();
  const stored: Hours = saved ?? { zone: ownZone(), hours: [] };
  const [draft, setDraft] = useState<Hours | null>(null);
  const { hours, zone } = draft ?? stored;
  const api = useAvailabilityApi();
  const { submit, isPending } = useAvailabilitySubmit(t`Weekly hours saved.`, false);
  const setHours = (next: readonly WeeklySpan[]) => setDraft({ zone, hours: [...next] });
  const save = async () => {
    const { isDone } = await submit(api.saveHours, { zone, hours: sortSpans(hours) });
    if (isDone) setDraft(null);
  };
  return (
    <section className={styles.part} aria-label={t`Weekly hours`}>
      <h3>
        <Trans>Weekly hours</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>Customers of your orders see when you’re usually available. Hours can end on the next day.</Trans>
      </p>
      <Select
        label={t`Time zone`}
        items={zonesWith(zone)}
        value={zone}
        isSearchable
        onChange={(next) => {
          if (typeof next === 'string') setDraft({ hours, zone: next });
        }}
      />
      <ul className={styles.days}>
        {WEEKDAYS.map((day) => {
          const own = hours.flatMap((span, place) => (span.day === day ? [{ span, place }] : []));
          return (
            <li key={day} className={styles.day}>
              <span className={styles.name}>{weekdayName(day)}</span>
              <div className={styles.spans}>
                {own.length === 0 && (
                  <span className={styles.none}>
                    <Trans>No hours</Trans>
                  </span>
                )}
                {own.map(({ span, place }) => (
                  <SpanFields
                    key={place}
                    span={span}
                    onChange={(next) => setHours(hours.with(place, next))}
                    onRemove={() => setHours(hours.filter((_, other) => other !== place))}
                  />
                ))}
              </div>
              <Button
                size="s"
                aria-label={t`Add hours on ${weekdayName(day)}`}
                isDisabled={hours.length >= HOURS_MAX}
                onPress={() => setHours([...hours, newSpan(day)])}
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={isSame({ hours, zone }, stored)}
          onPress={() => void save()}
        >
          <Trans>Save hours</Trans>
        </Button>
        {draft !== null && (
          <Button isDisabled={isPending} onPress={() => setDraft(null)}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
      </div>
    </section>
  );
};
