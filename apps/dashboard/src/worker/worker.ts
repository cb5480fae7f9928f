import { afterFirstScreen } from '../core/first-screen.ts';
import { scriptUrl } from '../core/script-policy.ts';

/** SPEC §4, §9: once the app is stable, or so long after the page began, in ms. */
const LATEST_MS = 30_000;

/** What it needs of a browser; some forbid it, and none has it over plain http. */
const container = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

/** Ours among a browser's workers; OneSignal's has a path of its own. */
const isOurs = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === '/';

/** SPEC §8: a failure is noted in the console, and nothing else comes of it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const workers = container();
  if (workers === null || !import.meta.env.PROD) return null;
  await afterFirstScreen(LATEST_MS - performance.now());
  try {
    // Whoever blocks workers may answer with nothing.
    return (await workers.register(scriptUrl('/sw.js'))) ?? null;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: SPEC §8 has it logged there
    console.error('The service worker could not be registered:', error);
    return null;
  }
}

/** Takes ours away, with all it has kept: the next load comes from the server alone. */
export async function removeWorker(): Promise<void> {
  const registered = (await container()?.getRegistrations()) ?? [];
  for (const registration of registered.filter(isOurs)) await registration.unregister();
  if (!('caches' in window)) return;
  const ours = (await caches.keys()).filter((name) => name.startsWith('boostdesk-'));
  for (const name of ours) await caches.delete(name);
}
