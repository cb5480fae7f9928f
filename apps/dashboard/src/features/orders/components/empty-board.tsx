import { vacationTimes } from '@boostdesk/catalogs/play';
import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMomentIn } from '../../../i18n/format-zone.ts';
import { toRules } from '../../../shared/availability/to-rules.ts';
import {
  useAvailabilityApi,
  useAvailabilitySubmit,
  useOwnAvailability,
} from '../../../shared/availability/use-own-availability.ts';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';

/** An empty board: because of a vacation, which can be ended here, or because no order fits. */
export const EmptyBoard = () => {
  const { t } = useLingui();
  const { data } = useOwnAvailability();
  const api = useAvailabilityApi();
  const now = useServerTime();
  const { submit, isPending } = useAvailabilitySubmit(t`Vacation ended.`, false);
  const own = data?.availability ?? null;
  const vacation = own === null ? null : vacationTimes(toRules(own));
  const isOnVacation = vacation !== null && vacation.start <= now && now < vacation.end;
  if (own === null || vacation === null || !isOnVacation) {
    return (
      <EmptyState headingLevel={2} icon="swords" title={<Trans>The board is empty</Trans>}>
        <Trans>New orders for your games and platforms appear here automatically.</Trans>
      </EmptyState>
    );
  }
  const end = formatMomentIn(vacation.end);
  const endVacation = () => {
    const { awayUntil, zone } = own;
    const isAway = awayUntil !== null && Date.parse(awayUntil) > now;
    void submit(api.saveAbsence, { zone, vacation: null, awayUntil: isAway ? awayUntil : null });
  };
  return (
    <EmptyState
      headingLevel={2}
      icon="calendar"
      title={<Trans>You’re on vacation</Trans>}
      actions={
        <Button variant="primary" isPending={isPending} onPress={endVacation}>
          <Trans>End vacation</Trans>
        </Button>
      }
    >
      <Trans>New orders are hidden until {end}. End your vacation to see the board again.</Trans>
    </EmptyState>
  );
};
