import { Card } from '@boostdesk/ui/card';
import { Stack } from '@boostdesk/ui/page-layout';
import { useLingui } from '@lingui/react/macro';
import { useOwnAvailability } from '../../../shared/availability/use-own-availability.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { AwayForm, VacationForm } from './absence-form.tsx';
import { HoursForm } from './hours-form.tsx';

/** The booster's weekly hours, vacation and absence. */
export const AvailabilityCard = () => {
  const { t } = useLingui();
  const query = useOwnAvailability();
  const now = useServerTime();
  return (
    <Card title={t`Availability`} isLined>
      <QueryView query={query} rows={6}>
        {({ availability }) => (
          <Stack gap={24}>
            <VacationForm availability={availability} now={now} />
            <AwayForm availability={availability} now={now} />
            <HoursForm saved={availability} />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
};
