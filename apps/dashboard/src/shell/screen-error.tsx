import { ErrorState } from '@boostdesk/ui/error-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useServices } from '../core/services-context.ts';
import { failureWords } from '../i18n/failure-words.ts';
import { loadAnew } from '../session/leave.ts';
import { useLine } from '../shared/hooks/use-line.ts';
import { useTitle } from '../shared/title.ts';

/** Reference of the error report; null until the server has answered, and for errors that are not reported. */
function useReference(error: unknown, isAway: boolean): number | null {
  const services = useServices();
  const [reference, setReference] = useState<number | null>(null);
  useEffect(() => {
    if (isAway) return;
    import('../core/page-errors.ts')
      .then(({ reportPageError }) => reportPageError(services, error))
      .then(setReference, () => undefined);
  }, [services, error, isAway]);
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
  const isAway = useLine() === 'offline';
  const reference = useReference(error, isAway);
  const [wasAway, setWasAway] = useState(isAway);
  if (isAway && !wasAway) setWasAway(true);
  useEffect(() => {
    if (wasAway && !isAway) loadAnew();
  }, [wasAway, isAway]);
  return (
    <ErrorState title={<Trans>This page couldn’t load</Trans>} onRetry={loadAnew}>
      {wasAway ? <Trans>You’re offline. This page loads when you’re back online.</Trans> : failureWords(error)}
      {reference !== null && (
        <p>
          <Trans>Reference {reference}</Trans>
        </p>
      )}
    </ErrorState>
  );
};
