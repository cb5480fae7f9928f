import type { ChannelStatus } from '@boostdesk/realtime';
import { useSyncExternalStore } from 'react';
import { useServices } from '../app/services-context.ts';

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
