import { Banner } from '@boostdesk/ui/banner';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtomValue } from '../core/state.ts';
import { formatDateTime } from '../i18n/format.ts';
import { isOfflineShownAtom } from '../realtime/offline-notice.ts';
import { useIsOffline } from '../shared/hooks/use-connection-status.ts';
import { findOldestVisibleData } from './data-age.ts';

/** Time of the oldest data on the screen, which is not updated while offline. */
const DataAge = () => {
  const { queries } = useServices();
  const cache = queries.getQueryCache();
  const oldest = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => findOldestVisibleData(queries),
  );
  if (oldest === null) return null;
  return (
    <>
      {' '}
      <Trans>Last updated {formatDateTime(new Date(oldest).toISOString())}.</Trans>
    </>
  );
};

/** Says that the app is offline, how old the data is, and that unsent messages are kept, unless the screen says so itself. */
export const ConnectionBanner = () => {
  const isShownElsewhere = useAtomValue(isOfflineShownAtom);
  if (!useIsOffline() || isShownElsewhere) return null;
  return (
    <Banner tone="warning" icon="cloud-off">
      <Trans>
        <b>You’re offline.</b> Messages you write now will be sent in order when you’re back online.
      </Trans>
      <DataAge />
    </Banner>
  );
};
