import { ErrorState } from '@boostdesk/ui/error-state';
import { Component, type ReactNode } from 'react';
import { ConfigProblem } from './config.ts';
import { problemWords } from './problem-words.ts';

interface BootErrorState {
  readonly error: unknown;
}

/** What stands there when the site could not start: why, and another try. */
export class BootError extends Component<{ readonly children: ReactNode }, BootErrorState> {
  override state: BootErrorState = { error: null };

  static getDerivedStateFromError(error: unknown): BootErrorState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main>
        <ErrorState title="Boostdesk did not start" headingLevel={2} onRetry={() => location.reload()}>
          {error instanceof ConfigProblem ? error.message : problemWords(error)}
        </ErrorState>
      </main>
    );
  }
}
