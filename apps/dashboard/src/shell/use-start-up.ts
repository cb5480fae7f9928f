import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { waitForFirstScreen, watchFirstScreen } from '../core/first-screen.ts';
import { importWithRetry } from '../core/lazy.ts';
import { clearPrefetchCache } from '../core/prefetch-cache.ts';
import { useServices } from '../core/services-context.ts';
import { showAccountIssue } from '../core/toasts.ts';

/** Runs the start-up calls of SPEC §4 once, after the first completed navigation. */
export function useStartUp(): void {
  const services = useServices();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isIdle) return;
    isDone.current = true;
    watchFirstScreen(services.queries);
    // Deferred, as no screen waits for them; a failed load is retried.
    const calls = waitForFirstScreen().then(() => {
      clearPrefetchCache();
      return importWithRetry(() => import('../session/start-up-calls.ts'));
    });
    void calls.then(
      ({ runStartUpCalls }) =>
        runStartUpCalls(services, {
          navigate: (path) => void navigate(path),
          toast: showAccountIssue,
        }),
      () => undefined,
    );
  }, [isIdle, navigate, services]);
}
