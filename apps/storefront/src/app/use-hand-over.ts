import { isApiError } from '@boostdesk/api-client';
import { toDashboardPath } from '@boostdesk/auth/session';
import { useEffect, useState } from 'react';
import { errorMessage } from './error-message.ts';
import { useServices } from './services-context.ts';

export interface HandOver {
  /** Takes the signed-in visitor to a path of the dashboard. */
  readonly open: (path: string) => void;
  readonly isPending: boolean;
  readonly problem: string | null;
}

/**
 * SPEC §2: the way to the dashboard is a one-time token of 60 seconds; the site's own token never leaves the site. The page's language
 * goes along, for a user who has chosen none in the dashboard.
 */
export function useHandOver(): HandOver {
  const { api, config } = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    // Coming back with 'back' may show this page as it was left.
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) setPending(false);
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);

  const open = (path: string) => {
    setPending(true);
    setProblem(null);
    api.auth.handOver({}, { quiet: true }).then(
      ({ token }) => {
        const address = new URL(`/loggedIn/${encodeURIComponent(token)}`, config.dashboardUrl);
        address.searchParams.set('redirect', toDashboardPath(path));
        address.searchParams.set('lang', document.documentElement.lang);
        location.assign(address);
      },
      (error: unknown) => {
        setPending(false);
        if (!isApiError(error, 'session_ended')) setProblem(errorMessage(error));
      },
    );
  };
  return { open, isPending, problem };
}
