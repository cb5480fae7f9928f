import { isApiError } from '@boostdesk/api-client';
import { ErrorState } from '@boostdesk/ui/error-state';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { ConfigProblem } from './config.ts';

interface BootErrorState {
  readonly error: unknown;
}

/** What stands there when the app could not start: why, and another try. */
export class BootError extends Component<{ readonly children: ReactNode }, BootErrorState> {
  override state: BootErrorState = { error: null };

  static getDerivedStateFromError(error: unknown): BootErrorState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // Nothing takes its place but the page loaded anew. The worker has this part where the line is away.
    import('./try-again.ts')
      .then(({ tryAgainWhenBack }) => tryAgainWhenBack(error, () => location.reload()))
      .catch(() => undefined);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
        <ErrorState title={<Trans>Boostdesk did not start</Trans>} onRetry={() => location.reload()}>
          {explain(this.state.error)}
        </ErrorState>
      </main>
    );
  }
}

function explain(error: unknown): ReactNode {
  if (error instanceof ConfigProblem) return error.message;
  if (isApiError(error, 'offline')) return <Trans>The server does not answer. Check your connection.</Trans>;
  if (isApiError(error)) return error.body;
  return <Trans>Something went wrong while starting. Try again.</Trans>;
}
