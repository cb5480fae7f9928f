import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, Suspense, useState } from 'react';
import { useServices } from '../core/services-context.ts';

/** Errors after which the placeholder stays. */
const MAX_ERRORS = 3;

export interface ShellPartProps {
  /** Shown while the part loads, and when it keeps failing. @default nothing */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary around a part of the shell: an error is reported, and this part alone is rendered anew. */
export const ShellPart = ({ placeholder = null, children }: ShellPartProps) => {
  const services = useServices();
  const [errors, setErrors] = useState(0);
  return (
    <ErrorBoundary
      resetKey={Math.min(errors, MAX_ERRORS - 1)}
      frame={() => placeholder}
      onError={async (error) => {
        setErrors((count) => count + 1);
        return (await import('../core/page-errors.ts')).reportPageError(services, error);
      }}
    >
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
};
