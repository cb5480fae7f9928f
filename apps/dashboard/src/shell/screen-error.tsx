import { isApiError } from '@boostdesk/api-client';
import { ErrorState } from '@boostdesk/ui/error-state';
import { Trans } from '@lingui/react/macro';
import { useRouteError } from 'react-router-dom';

/** Stands in for a screen that failed: says so, and tries again without losing the frame around it. */
export const ScreenError = () => {
  const error = useRouteError();
  return (
    <ErrorState title={<Trans>This screen did not load</Trans>} onRetry={() => location.reload()}>
      {isApiError(error) ? error.body : <Trans>Something went wrong here. The rest of Boostdesk still works.</Trans>}
    </ErrorState>
  );
};
