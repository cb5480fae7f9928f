import { isApiError } from '@boostdesk/api-client';
import { toDashboardPath } from '@boostdesk/auth/session';
import { useEffect, useState } from 'react';
import { errorMessage } from './error-message.ts';
import { useServices } from './services-context.ts';

export interface HandOver {
  /** Opens a dashboard path. */
  readonly open: (path: string) => void;
  readonly isPending: boolean;
  readonly problem: string | null;
}

/**
 * Opens the dashboard with a one-time token valid for 60 seconds (SPEC §2); the site's own token stays on the site.
 * Passes the page's language, for users without a language setting.
 */
export function useHandOver(): HandOver {
  const { api, config } = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    // The bfcache may restore this page in its old state.
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
