import { ErrorState } from '@boostdesk/ui/error-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useServices } from '../core/services-context.ts';
import { failureWords } from '../i18n/failure-words.ts';
import { loadAnew } from '../session/leave.ts';
import { useLine } from '../shared/hooks/use-line.ts';
import { useTitle } from '../shared/title.ts';

/** The number under which somebody finds it; null until the server has given one, and for what is no fault of the page. */
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

/** Stands in for a screen that failed: says so, and is tried again by loading the page anew, as code that did not come is lost to it; by itself where the line was away. */
export const ScreenError = () => {
  const { t } = useLingui();
  // The tab would bear the name of the screen before it.
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
