import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../core/services-context.ts';
import { loadAnew } from '../../session/leave.ts';

export interface PartBoundaryProps {
  /** Identity of the content; another value resets the error. */
  readonly of: string | number;
  readonly children: ReactNode;
}

/** Error boundary of a part of the screen. A retry reloads the page, as browsers cache failed modules. */
export const PartBoundary = ({ of, children }: PartBoundaryProps) => {
  const services = useServices();
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      resetKey={`${of}/${tries}`}
      onRetry={() => (tries === 0 ? setTries(1) : loadAnew())}
      onError={async (error) => (await import('../../core/page-errors.ts')).reportPageError(services, error)}
    >
      {children}
    </ErrorBoundary>
  );
};
