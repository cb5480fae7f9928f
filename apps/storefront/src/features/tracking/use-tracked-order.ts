import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';

const REFRESH_MS = 60_000;

/** The order of a tracking link, fetched again every minute while the tab is visible. A failed refresh keeps what is shown. */
export function useTrackedOrder(token: string) {
  const { api } = useServices();
  const tracked = useCall(token, (signal) => api.tracking.view({ token }, { quiet: true, signal }));
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || tracked.status !== 'done') return;
    const order = await api.tracking.view({ token }, { quiet: true }).catch(() => null);
    if (order !== null) tracked.setValue(order);
  });
  useEffect(() => {
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return tracked;
}
