import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, Suspense } from 'react';

interface OptionalPartProps {
  /** Stands there until its code comes, and where it does not. */
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/** Around what a screen can do without: what fails in it leaves its place empty and the screen as it is. */
export const OptionalPart = ({ place, children }: OptionalPartProps) => (
  <ErrorBoundary frame={() => place}>
    <Suspense fallback={place}>{children}</Suspense>
  </ErrorBoundary>
);
