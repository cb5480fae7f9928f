import { ErrorState } from '@boostdesk/ui/error-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useServices } from '../core/services-context.ts';
import { errorMessage } from '../i18n/error-message.ts';
import { useShowsOffline } from '../realtime/offline-notice.ts';
import { reloadPage } from '../session/redirects.ts';
import { useConnectionStatus } from '../shared/hooks/use-connection-status.ts';
import { useTitle } from '../shared/title.ts';

/** Reference of the error report; null until the server has answered, and for errors that are not reported. */
function useReference(error: unknown, isOffline: boolean): number | null {
  const services = useServices();
  const [reference, setReference] = useState<number | null>(null);
  useEffect(() => {
    if (isOffline) return;
    import('../core/page-errors.ts')
      .then(({ reportPageError }) => reportPageError(services, error))
      .then(setReference, () => undefined);
  }, [services, error, isOffline]);
  return reference;
}

/**
 * Error screen of a route. A retry reloads the page, as browsers cache failed modules; after an offline error it
 * reloads by itself once the connection is back.
 */
export const ScreenError = () => {
  const { t } = useLingui();
  // Otherwise the tab keeps the previous screen's title.
  useTitle(t`Error`);
  const error = useRouteError();
  const isOffline = useConnectionStatus() === 'offline';
  const reference = useReference(error, isOffline);
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  useShowsOffline(wasOffline);
  useEffect(() => {
    if (wasOffline && !isOffline) reloadPage();
  }, [wasOffline, isOffline]);
  return (
    <ErrorState title={<Trans>This page couldn’t load</Trans>} onRetry={reloadPage}>
      {wasOffline ? <Trans>You’re offline. This page loads when you’re back online.</Trans> : errorMessage(error)}
      {reference !== null && (
        <p>
          <Trans>Reference {reference}</Trans>
        </p>
      )}
    </ErrorState>
  );
};
