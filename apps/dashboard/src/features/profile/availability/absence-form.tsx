import type { Availability } from '@boostdesk/api-client/contract';
import { vacationTimes } from '@boostdesk/catalogs/play';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDaySpan } from '../../../i18n/format.ts';
import { formatMomentIn, ownZone, zoneName } from '../../../i18n/format-zone.ts';
import { serverNow } from '../../../i18n/server-clock.ts';
import { toRules } from '../../../shared/availability/to-rules.ts';
import { useAvailabilityApi, useAvailabilitySubmit } from '../../../shared/availability/use-own-availability.ts';
import styles from './availability.module.css';

const HOUR_MS = 60 * 60 * 1000;
const AWAY_HOURS = [1, 2, 4, 8, 12, 24, 48, 72] as const;

interface PartProps {
  readonly availability: Availability | null;
  /** In ms since 1970. */
  readonly now: number;
}

const absenceOf = (availability: Availability | null) => ({
  zone: availability?.zone ?? ownZone(),
  vacation: availability?.vacation ?? null,
  awayUntil: availability?.awayUntil ?? null,
});

const isPast = (awayUntil: string | null, now: number) => awayUntil !== null && Date.parse(awayUntil) <= now;

/** A stored absence or vacation that is over is not sent again. */
function currentAbsence(availability: Availability | null, now: number) {
  const absence = absenceOf(availability);
  const times = availability === null ? null : vacationTimes(toRules(availability));
  return {
    ...absence,
    vacation: times !== null && times.end > now ? absence.vacation : null,
    awayUntil: isPast(absence.awayUntil, now) ? null : absence.awayUntil,
  };
}

/** Hides new orders for whole days. */
export const VacationForm = ({ availability, now }: PartProps) => {
  const { t } = useLingui();
  const api = useAvailabilityApi();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const current = currentAbsence(availability, now);
  const { vacation } = current;
  const zone = zoneName(current.zone);
  const saving = useAvailabilitySubmit(t`Vacation saved.`);
  const ending = useAvailabilitySubmit(t`Vacation ended.`, false);
  const save = async () => {
    const { isDone } = await saving.submit(api.saveAbsence, { ...current, vacation: { from, to } });
    if (!isDone) return;
    setFrom('');
    setTo('');
  };
  const { problem } = saving;
  const startError = problem?.fields['vacation.from'];
  const endError = problem?.fields['vacation.to'] ?? problem?.fields.vacation;
  return (
    <section className={styles.part} aria-label={t`Vacation`}>
      <h3>
        <Trans>Vacation</Trans>
      </h3>
      {vacation === null ? (
        <>
          <p className={styles.note}>
            <Trans>
              During a vacation the board is hidden, and you can’t lock in orders. Your active orders stay yours.
            </Trans>{' '}
            <Trans>Time zone of the dates: {zone}.</Trans>
          </p>
          <div className={styles.times}>
            <TextField
              type="date"
              label={t`Start date`}
              value={from}
              validMessage={null}
              error={startError}
              onChange={setFrom}
            />
            <TextField
              type="date"
              label={t`End date`}
              value={to}
              validMessage={null}
              error={endError ?? (startError === undefined ? problem?.message : undefined)}
              onChange={setTo}
            />
          </div>
          <div className={styles.buttons}>
            <Button isPending={saving.isPending} isDisabled={from === '' || to === ''} onPress={() => void save()}>
              <Trans>Save vacation</Trans>
            </Button>
          </div>
        </>
      ) : (
        <Banner
          tone="info"
          icon="calendar"
          actions={
            <Button
              size="s"
              isPending={ending.isPending}
              onPress={() => void ending.submit(api.saveAbsence, { ...current, vacation: null })}
            >
              <Trans>End vacation</Trans>
            </Button>
          }
        >
          <Trans>Vacation: {formatDaySpan(vacation)}. New orders are hidden meanwhile.</Trans>
        </Banner>
      )}
    </section>
  );
};

/** Tells customers that the booster is away for some hours. */
export const AwayForm = ({ availability, now }: PartProps) => {
  const { t } = useLingui();
  const api = useAvailabilityApi();
  const [hours, setHours] = useState<number>(2);
  const current = currentAbsence(availability, now);
  const { awayUntil } = current;
  const saving = useAvailabilitySubmit(t`Absence saved.`, false);
  const ending = useAvailabilitySubmit(t`Absence ended.`, false);
  const start = () => {
    const until = new Date(serverNow() + hours * HOUR_MS).toISOString();
    void saving.submit(api.saveAbsence, { ...current, awayUntil: until });
  };
  return (
    <section className={styles.part} aria-label={t`Away`}>
      <h3>
        <Trans>Away</Trans>
      </h3>
      {awayUntil === null ? (
        <div className={styles.times}>
          <Select
            label={t`Away for`}
            items={AWAY_HOURS.map((id) => ({ id, label: plural(id, { one: '# hour', other: '# hours' }) }))}
            value={hours}
            onChange={(next) => {
              if (typeof next === 'number') setHours(next);
            }}
          />
          <div>
            <Button isPending={saving.isPending} onPress={start}>
              <Trans>Set as away</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <Banner
          tone="info"
          icon="clock"
          actions={
            <Button
              size="s"
              isPending={ending.isPending}
              onPress={() => void ending.submit(api.saveAbsence, { ...current, awayUntil: null })}
            >
              <Trans>I’m back</Trans>
            </Button>
          }
        >
          <Trans>Away until {formatMomentIn(Date.parse(awayUntil))}. Your customers can see it.</Trans>
        </Banner>
      )}
    </section>
  );
};
