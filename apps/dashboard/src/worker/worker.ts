import { waitForFirstScreen } from '../core/first-screen.ts';
import { scriptUrl } from '../core/script-policy.ts';

/** Latest registration after navigation start, in ms (SPEC §4, §9). */
const LATEST_MS = 30_000;

/** Null when the browser lacks or blocks service workers, as over plain HTTP. */
const container = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

/** OneSignal's worker has its own path. */
const isOurs = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === '/';

/** Registers the worker. A failure is only logged (SPEC §8). */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const workers = container();
  if (workers === null || !import.meta.env.PROD) return null;
  await waitForFirstScreen(LATEST_MS - performance.now());
  try {
    // Extensions that block workers may resolve with nothing.
    return (await workers.register(scriptUrl('/sw.js'))) ?? null;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: SPEC §8 has it logged there
    console.error('The service worker could not be registered:', error);
    return null;
  }
}

/** Unregisters our worker and deletes its caches, so that the next load comes from the server. */
export async function removeWorker(): Promise<void> {
  const registered = (await container()?.getRegistrations()) ?? [];
  for (const registration of registered.filter(isOurs)) await registration.unregister();
  if (!('caches' in window)) return;
  const ours = (await caches.keys()).filter((name) => name.startsWith('boostdesk-'));
  for (const name of ours) await caches.delete(name);
}
