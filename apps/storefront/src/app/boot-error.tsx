import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import type { ReactNode } from 'react';
import { ConfigProblem } from './config.ts';
import { problemWords } from './problem-words.ts';

/** What stands there when the site could not start: why, and another try. */
export const BootError = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    title="Boostdesk couldn’t start"
    headingLevel={2}
    describe={(error) => (error instanceof ConfigProblem ? error.message : problemWords(error))}
    frame={(state) => <main>{state}</main>}
    onRetry={() => location.reload()}
  >
    {children}
  </ErrorBoundary>
);
