import { buildVersion } from '../core/build-version.ts';
import type { Store } from '../core/services.ts';
import { atom } from '../core/state.ts';
import { reloadPage } from '../session/redirects.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Shortest time between checks for an update, in ms. */
const MIN_INTERVAL_MS = 60_000;
/** A worker that has not sent its version by then is gone, in ms. */
const ANSWER_MS = 5_000;
/** Longest wait for the old worker to finish, in ms. */
const TAKE_OVER_MS = 10_000;
/** Longest wait for the old worker to be unregistered, in ms. */
const UNREGISTER_MS = 2_000;

/** Whether a newer version than this tab's is available. */
export const newVersionAtom = atom(false);

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), ANSWER_MS);
    worker.postMessage('version', [port2]);
  });
}

/**
 * Detects new versions and sets `newVersionAtom`. The tab keeps its version, whose files stay cached, until the user
 * reloads it. Returns a function that stops it.
 */
export function followVersions(registration: ServiceWorkerRegistration, store: Store): () => void {
  let last = performance.now();

  async function compare(worker: ServiceWorker | null): Promise<void> {
    if (worker === null) return;
    const version = await versionOf(worker);
    if (version === undefined) return;
    if (version !== buildVersion()) return store.set(newVersionAtom, true);
    // The page already has that version, so its worker may take over.
    if (worker === registration.waiting) worker.postMessage('takeOver');
  }

  /** Compares versions once the worker is installed. */
  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) void compare(worker);
    });
  }

  const check = () => {
    if (performance.now() - last < MIN_INTERVAL_MS) return;
    last = performance.now();
    // While offline there is nothing new.
    registration.update().catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  const onFound = () => follow(registration.installing);
  // Another tab has activated the new version.
  const onController = () => void compare(navigator.serviceWorker.controller);

  void compare(registration.waiting);
  onFound();
  registration.addEventListener('updatefound', onFound);
  navigator.serviceWorker.addEventListener('controllerchange', onController);
  document.addEventListener('visibilitychange', onVisible);
  const timer = setInterval(check, HOUR_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    navigator.serviceWorker.removeEventListener('controllerchange', onController);
    registration.removeEventListener('updatefound', onFound);
  };
}

/** Resolves to whether the waiting worker took over in time. */
async function takeOver(waiting: ServiceWorker): Promise<boolean> {
  const { promise: hasTaken, resolve } = Promise.withResolvers<boolean>();
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
  setTimeout(resolve, TAKE_OVER_MS, false);
  waiting.postMessage('takeOver');
  return hasTaken;
}

/**
 * Activates the new version and reloads this tab; other tabs stay as they are. The new worker takes over first, as a
 * page requested during the change can wait long.
 */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting ?? null;
  // A worker that hangs would hold up the reload too. The loaded page registers the worker again. Offline, the page comes
  // from the worker's cache.
  if (waiting !== null && !(await takeOver(waiting)) && navigator.onLine) {
    const timeout = new Promise((resolve) => setTimeout(resolve, UNREGISTER_MS));
    await Promise.race([registration?.unregister(), timeout]);
  }
  reloadPage();
}
