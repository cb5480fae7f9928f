import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Stack } from '@boostdesk/ui/page-layout';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isTransientError } from '../../../data/server-probe.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useShowsOffline } from '../../../realtime/offline-notice.ts';
import { CachedTable, type CachedTableProps } from './cached-table.tsx';
import type { CachedList } from './offline-snapshot.ts';
import { useReconnectRetry } from './use-reconnect-retry.ts';

export interface CachedOrdersProps extends Pick<CachedTableProps, 'Table'> {
  readonly error: Error;
  /** The list of an earlier visit, if it is cached. */
  readonly list: CachedList | null;
  /** Retries; returns the error if it fails again. */
  readonly onRetry: () => Promise<{ readonly error: Error | null }>;
  readonly isRetrying: boolean;
  /** Shown without a cached list. */
  readonly otherwise: ReactNode;
}

/** Replaces a list that failed to load: with a transient error, by its cached copy (decision 0043). */
export const CachedOrders = ({ otherwise, list, ...failed }: CachedOrdersProps) => {
  const isTransient = isTransientError(failed.error);
  const isCached = list !== null && isTransient;
  useShowsOffline(isTransient);
  return (
    // A key, because replacing one by the other removes the focused button.
    <Stack key={isCached ? 'kept' : 'otherwise'} gap={24}>
      {isCached ? <CachedOrdersView list={list} {...failed} /> : otherwise}
    </Stack>
  );
};

interface CachedOrdersViewProps extends Omit<CachedOrdersProps, 'otherwise' | 'list'> {
  readonly list: CachedList;
}

const CachedOrdersView = ({ list, Table, error, onRetry, isRetrying }: CachedOrdersViewProps) => {
  const retryNow = useReconnectRetry(error, async () => (await onRetry()).error);
  const retry = (
    <Button size="s" onPress={retryNow} isPending={isRetrying}>
      <Icon name="retry" size={14} />
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <>
      {/* A new element, so that the alert is announced again. */}
      <Banner role="alert" tone="warning" icon="cloud-off" actions={retry}>
        {errorMessage(error)} <Trans>Last updated {formatDateTime(new Date(list.at).toISOString())}.</Trans>{' '}
        <Trans>You can’t make changes until the server responds. The list then updates automatically.</Trans>
      </Banner>
      <CachedTable list={list} Table={Table} />
    </>
  );
};
