import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, Suspense } from 'react';

interface OptionalBoundaryProps {
  /** Shown while the code loads and after a failure. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of an optional part: a failure shows the placeholder. */
export const OptionalBoundary = ({ placeholder, children }: OptionalBoundaryProps) => (
  <ErrorBoundary frame={() => placeholder}>
    <Suspense fallback={placeholder}>{children}</Suspense>
  </ErrorBoundary>
);
