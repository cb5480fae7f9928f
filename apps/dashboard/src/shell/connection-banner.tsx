import { Banner } from '@boostdesk/ui/banner';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { oldestShown } from '../app/as-of.ts';
import { isLineToldAtom } from '../app/line-told.ts';
import { useServices } from '../app/services-context.ts';
import { useAtomValue } from '../app/state.ts';
import { formatDateTime } from '../parts/format.ts';
import { useIsCutOff } from './use-line.ts';

/** How old it is what stands there: nothing comes meanwhile. */
const AsOf = () => {
  const { queries } = useServices();
  const cache = queries.getQueryCache();
  const oldest = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => oldestShown(queries),
  );
  if (oldest === null) return null;
  return (
    <>
      {' '}
      <Trans>Last updated {formatDateTime(new Date(oldest).toISOString())}.</Trans>
    </>
  );
};

/** Where nothing else on the screen does: says that the line is down, how old it is what is shown, and that nothing written meanwhile is lost. */
export const ConnectionBanner = () => {
  const isTold = useAtomValue(isLineToldAtom);
  if (!useIsCutOff() || isTold) return null;
  return (
    <Banner tone="warning" icon="cloud-off">
      <Trans>
        <b>You’re offline.</b> Messages you write now will be sent in order when you’re back online.
      </Trans>
      <AsOf />
    </Banner>
  );
};
