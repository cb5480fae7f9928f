import { Banner } from '@boostdesk/ui/banner';
import { Trans } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/query-core';
import { useSyncExternalStore } from 'react';
import { useServices } from '../core/services-context.ts';
import { useAtomValue } from '../core/state.ts';
import { formatDateTime } from '../i18n/format.ts';
import { isOfflineShownAtom } from '../realtime/offline-notice.ts';
import { useIsLasting, useIsOffline } from '../shared/hooks/use-connection-status.ts';
import { findOldestRestoredData, findOldestVisibleData } from './data-age.ts';

/** Follows the age of data on the screen. */
function useDataAge(find: (queries: QueryClient) => number | null): number | null {
  const { queries } = useServices();
  const cache = queries.getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => find(queries),
  );
}

const LastUpdated = ({ at }: { readonly at: number }) => (
  <Trans>Last updated {formatDateTime(new Date(at).toISOString())}.</Trans>
);

/** Time of the oldest data on the screen, which is not updated while offline. */
const DataAge = () => {
  const at = useDataAge(findOldestVisibleData);
  return at !== null && <LastUpdated at={at} />;
};

/**
 * Says that the app is offline, how old the data is, and that unsent messages are kept, unless the screen says so itself.
 * While online, says how old data of an earlier visit is that cannot be updated at once.
 */
export const ConnectionBanner = () => {
  const isShownElsewhere = useAtomValue(isOfflineShownAtom);
  const isOffline = useIsOffline();
  const restoredAt = useDataAge(findOldestRestoredData);
  const isRestoredLasting = useIsLasting(restoredAt !== null);
  if (isShownElsewhere) return null;
  if (isOffline) {
    return (
      <Banner tone="warning" icon="cloud-off">
        <Trans>
          <b>You’re offline.</b> Messages you write now will be sent in order when you’re back online.
        </Trans>{' '}
        <DataAge />
      </Banner>
    );
  }
  if (restoredAt === null || !isRestoredLasting) return null;
  return (
    <Banner tone="warning" icon="clock">
      <LastUpdated at={restoredAt} />
    </Banner>
  );
};
