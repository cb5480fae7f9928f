import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfigError } from './config.ts';
import { errorMessage } from './error-message.ts';

/** Shown if the site cannot start. */
export const BootError = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    title={<Trans>Boostdesk couldn’t start</Trans>}
    headingLevel={2}
    describe={explain}
    frame={(state) => <main>{state}</main>}
    onRetry={() => location.reload()}
  >
    {children}
  </ErrorBoundary>
);

function explain(error: unknown): ReactNode {
  if (!(error instanceof ConfigError)) return errorMessage(error);
  // A malformed file is the operator's problem, so its message is shown.
  if (error.cause === undefined) return error.message;
  return <Trans>Can’t reach the server. Check your connection and try again.</Trans>;
}
