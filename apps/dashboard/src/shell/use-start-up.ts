import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { forgetAhead } from '../app/ahead/asked-ahead.ts';
import { afterFirstScreen, watchFirstScreen } from '../app/first-screen.ts';
import { untilLoaded } from '../app/part.ts';
import { useServices } from '../app/services-context.ts';
import { showAccountIssue } from '../app/toasts.ts';

/** SPEC §4: the start-up calls, once, after the first completed navigation. */
export function useStartUp(): void {
  const services = useServices();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isIdle) return;
    isDone.current = true;
    watchFirstScreen(services.queries);
    // No screen waits for them, and they hold none up; code that does not come is asked for again.
    const calls = afterFirstScreen().then(() => {
      forgetAhead();
      return untilLoaded(() => import('../app/start-up-calls.ts'));
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
