import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { Page } from '@boostdesk/ui/page-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { type AlertEntry, readAlertLog, subscribeToAlertLog } from '../../realtime/alert-log.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { QueryView } from '../../shared/components/query-view.tsx';
import { useTitle } from '../../shared/title.ts';
import styles from './alerts.module.css';
import { prefetchPushOutcomes, usePushOutcomes } from './api.ts';
import { AlertRow } from './components/alert-row.tsx';
import { mergeAlerts } from './merge-alerts.ts';

export const prefetch = prefetchPushOutcomes;

function useAlertLog(): readonly AlertEntry[] {
  const { id } = useAtomValue(actorAtom);
  const [log, setLog] = useState(() => readAlertLog(id));
  useEffect(() => subscribeToAlertLog(() => setLog(readAlertLog(id))), [id]);
  return log;
}

type Pushed = ReturnType<typeof usePushOutcomes>;

/** /alerts: recent events and why each did or did not cause an alert. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Alerts`);
  const log = useAlertLog();
  const pushed = usePushOutcomes();
  const { devices, waiting = 0 } = pushed.data ?? {};
  return (
    <Page>
      <p className={styles.intro}>
        <Trans>
          See recent events and why they did or didn’t trigger an alert in this browser or a push notification. Choose
          your alerts in your <Link href="/profile">profile</Link>.
        </Trans>{' '}
        <Trans>Alerts shown on another device are listed on that device.</Trans>
      </p>
      <Card
        title={<Trans>Recent events</Trans>}
        isLined
        actions={
          <span role="status" className={styles.time}>
            {waiting > 0 &&
              plural(waiting, { one: 'Sending # push notification', other: 'Sending # push notifications' })}
          </span>
        }
        {...(devices === 0 && { footer: <NoDevice /> })}
      >
        <Events log={log} pushed={pushed} />
      </Card>
    </Page>
  );
};

const NoDevice = () => (
  <p className={styles.note}>
    <Trans>
      None of your devices receive push notifications. Turn them on in your <Link href="/profile">profile</Link>.
    </Trans>
  </p>
);

interface EventsProps {
  readonly log: readonly AlertEntry[];
  readonly pushed: Pushed;
}

/** Local results are shown even if the server's push outcomes fail to load. */
const Events = ({ log, pushed }: EventsProps) => {
  const hasOnlyLog = log.length > 0 && pushed.unavailableReason !== undefined;
  if (pushed.data === undefined && !hasOnlyLog) return <QueryView query={pushed}>{() => null}</QueryView>;
  const stories = mergeAlerts(log, pushed.data?.events ?? []);
  if (stories.length === 0) {
    return (
      <EmptyState icon="bell" title={<Trans>No alerts yet</Trans>}>
        <Trans>Messages, new orders and notifications appear here as they arrive.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {pushed.data === undefined && <PushesUnavailable pushed={pushed} />}
      <ol className={styles.list}>
        {stories.map((story) => (
          <AlertRow key={story.id} story={story} />
        ))}
      </ol>
    </>
  );
};

const PushesUnavailable = ({ pushed: { isFetching, unavailableReason, refetch } }: { readonly pushed: Pushed }) => {
  if (unavailableReason !== 'failed') {
    return (
      <Banner icon="clock" className={styles.missing}>
        <Trans>This list only covers this browser. Push notifications sent to your devices are still loading.</Trans>
      </Banner>
    );
  }
  const retry = (
    <Button size="s" onPress={() => void refetch()} isPending={isFetching}>
      <Icon name="retry" size={14} />
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Banner tone="warning" icon="cloud-off" actions={retry} className={styles.missing}>
      <Trans>This list only covers this browser. Couldn’t load the push notifications sent to your devices.</Trans>
    </Banner>
  );
};
