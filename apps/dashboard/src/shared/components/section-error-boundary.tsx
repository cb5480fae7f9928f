import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../core/services-context.ts';
import { reloadPage } from '../../session/redirects.ts';

export interface SectionErrorBoundaryProps {
  /** Identity of the content; another value resets the error. */
  readonly resetKey: string | number;
  readonly children: ReactNode;
}

/** Error boundary of a part of the screen. A retry reloads the page, as browsers cache failed modules. */
export const SectionErrorBoundary = ({ resetKey, children }: SectionErrorBoundaryProps) => {
  const services = useServices();
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      resetKey={`${resetKey}/${tries}`}
      onRetry={() => (tries === 0 ? setTries(1) : reloadPage())}
      onError={async (error) => (await import('../../core/page-errors.ts')).reportPageError(services, error)}
    >
      {children}
    </ErrorBoundary>
  );
};
