import { fetchDeferredConfig } from '../core/deferred-config.ts';
import type { Services } from '../core/services.ts';
import { clearPersistedQueries } from '../data/persisted-queries/lazy-persister.ts';
import { readOwner } from '../data/persisted-queries/owner.ts';
import { limitQueries, persistQueries } from '../data/persisted-queries/persister.ts';
import { followVersions } from './updates.ts';
import { registerWorker, removeWorker } from './worker.ts';

export interface WorkerOptions extends Pick<Services, 'queries' | 'store'> {
  readonly navigate: (path: string) => void;
}

/** Opens the page of a clicked notification in this tab. The answer tells the worker that the tab is ready. */
function followNotificationClicks(navigate: WorkerOptions['navigate']): () => void {
  const listener = ({ data, ports }: MessageEvent) => {
    ports[0]?.postMessage('up');
    const path: unknown = data?.open;
    if (typeof path === 'string' && /^\/(order\/\d+)?$/.test(path)) navigate(path);
  };
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}

/**
 * Registers the service worker, unless the deployment has switched it off (SPEC §4). Returns a function that stops
 * following it.
 */
export function startWorker({ queries, store, navigate }: WorkerOptions): () => void {
  // Listen at once: the worker of an earlier visit may have sent a message.
  const stops: (() => void)[] = 'serviceWorker' in navigator ? [followNotificationClicks(navigate)] : [];
  let isStopped = false;
  async function start(): Promise<void> {
    const { serviceWorker } = await fetchDeferredConfig();
    if (!serviceWorker) {
      // The storage may not answer.
      void clearPersistedQueries();
      return removeWorker();
    }
    const registration = await registerWorker();
    if (isStopped) return;
    const owner = readOwner();
    // Queries of an earlier visit are restored and updated all the same.
    if (registration === null) return owner === null ? undefined : limitQueries(owner);
    stops.push(followVersions(registration, store));
    // Nothing is stored in a deployment without the worker.
    await persistQueries(queries);
  }
  // The page works without the worker.
  start().catch(() => undefined);
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
