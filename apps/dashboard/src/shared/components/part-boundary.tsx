import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../core/services-context.ts';
import { loadAnew } from '../../session/leave.ts';

export interface PartBoundaryProps {
  /** What it shows: another than before is drawn anew. */
  readonly of: string | number;
  readonly children: ReactNode;
}

/** Around a part of a screen, whose failure takes nothing else along. A second try loads the page anew: code that did not come is lost to it. */
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
