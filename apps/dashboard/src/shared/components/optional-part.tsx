import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, Suspense } from 'react';

interface OptionalPartProps {
  /** Shown while the code loads and after a failure. */
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of an optional part: a failure shows the placeholder. */
export const OptionalPart = ({ place, children }: OptionalPartProps) => (
  <ErrorBoundary frame={() => place}>
    <Suspense fallback={place}>{children}</Suspense>
  </ErrorBoundary>
);
