import type { ChannelStatus } from '@boostdesk/realtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../core/services-context.ts';

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the server can be reached: as the live line knows it, and the browser, which hears of its network first. */
export function useLine(): ChannelStatus {
  const { live } = useServices();
  const status = useSyncExternalStore(live.onStatus, live.status);
  const hasNetwork = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return hasNetwork ? status : 'offline';
}

/** A short break heals by itself: what tells of it waits this long, so that it does not flicker. */
const PATIENCE_MS = 2_000;

/** Whether the server cannot be reached, and that not just for a moment. */
export function useIsCutOff(): boolean {
  const isOffline = useLine() === 'offline';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOffline) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOffline]);
  return isOffline && isLong;
}
