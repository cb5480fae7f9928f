import { ErrorBoundary } from '@boostdesk/ui/error-boundary';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../core/services-context.ts';

/** Errors within `WINDOW_MS` after which the placeholder stays. */
const MAX_ERRORS = 3;
const WINDOW_MS = 60_000;

export interface ShellPartProps {
  /** Shown while the part loads, and when it keeps failing. @default nothing */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Error boundary around a part of the shell. It reports an error and renders only this part again. A part that keeps
 * failing shows its placeholder until the next page.
 */
export const ShellPart = ({ placeholder = null, children }: ShellPartProps) => {
  const services = useServices();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(1);
  const errorTimes = useRef<readonly number[]>([]);
  const retry = () => {
    const now = Date.now();
    errorTimes.current = [...errorTimes.current.filter((at) => now - at < WINDOW_MS), now];
    if (errorTimes.current.length < MAX_ERRORS) setAttempt((before) => before + 1);
  };
  return (
    <ErrorBoundary
      resetKey={`${attempt} ${pathname}`}
      frame={() => placeholder}
      onError={async (error) => {
        retry();
        return (await import('../core/page-errors.ts')).reportPageError(services, error);
      }}
    >
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
};
