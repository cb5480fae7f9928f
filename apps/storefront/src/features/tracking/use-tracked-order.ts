import { isApiError } from '@boostdesk/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';

const REFRESH_MS = 60_000;

/**
 * The order of a tracking link, fetched again every minute while the tab is visible. A failed refresh keeps what is shown,
 * unless the link does not work anymore.
 */
export function useTrackedOrder(token: string) {
  const { api } = useServices();
  const tracked = useCall(token, (signal) => api.tracking.view({ token }, { quiet: true, signal }));
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || tracked.status !== 'done') return;
    try {
      tracked.setValue(await api.tracking.view({ token }, { quiet: true }));
    } catch (error) {
      if (isApiError(error, 'not_found')) tracked.retry();
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return tracked;
}
