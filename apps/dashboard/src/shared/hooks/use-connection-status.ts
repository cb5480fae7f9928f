import type { ChannelStatus } from '@boostdesk/realtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../core/services-context.ts';

function subscribeToNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Connection status of the channel; offline at once when the browser loses its network. */
export function useConnectionStatus(): ChannelStatus {
  const { live } = useServices();
  const status = useSyncExternalStore(live.onStatus, live.status);
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  return hasNetwork ? status : 'offline';
}

/** Delay before a state is shown, in ms, so that short ones do not flicker. */
const SHOW_AFTER_MS = 2_000;

/** Whether a state has lasted for longer than a moment. */
export function useIsLasting(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return setLong(false);
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isLong;
}

/** Whether the server has been unreachable for longer than a moment. */
export const useIsOffline = (): boolean => useIsLasting(useConnectionStatus() === 'offline');
