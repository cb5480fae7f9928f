import type { Store } from '../core/services.ts';
import { atom } from '../core/state.ts';
import { loadAnew } from '../session/leave.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Looking again sooner finds nothing new. */
const PAUSE_MS = 60_000;
/** A worker that does not say which version it is has ended. */
const ANSWER_MS = 5_000;
/** The old one may be at work for somebody: the page is loaded anew all the same. */
const TAKE_OVER_MS = 10_000;

/** A newer version than this tab's is there. */
export const newVersionAtom = atom(false);

/** The build that this page is of. */
const ownVersion = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), ANSWER_MS);
    worker.postMessage('version', [port2]);
  });
}

/**
 * Offers a new version and forces it on nobody: this tab goes on with its own, whose parts are kept, until its user loads it anew.
 * Answers how to stop.
 */
export function followVersions(registration: ServiceWorkerRegistration, store: Store): () => void {
  let last = performance.now();

  async function compare(worker: ServiceWorker | null): Promise<void> {
    if (worker === null) return;
    const version = await versionOf(worker);
    if (version === undefined) return;
    if (version !== ownVersion()) return store.set(newVersionAtom, true);
    // The page came from the server and is of that version already: so may the worker be.
    if (worker === registration.waiting) worker.postMessage('takeOver');
  }

  /** Says when there is something to compare. */
  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) void compare(worker);
    });
  }

  const look = () => {
    if (performance.now() - last < PAUSE_MS) return;
    last = performance.now();
    // Without a line there is nothing new.
    registration.update().catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const onFound = () => follow(registration.installing);
  // Another tab has taken it.
  const onController = () => void compare(navigator.serviceWorker.controller);

  void compare(registration.waiting);
  onFound();
  registration.addEventListener('updatefound', onFound);
  navigator.serviceWorker.addEventListener('controllerchange', onController);
  document.addEventListener('visibilitychange', onVisible);
  const timer = setInterval(look, HOUR_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    navigator.serviceWorker.removeEventListener('controllerchange', onController);
    registration.removeEventListener('updatefound', onFound);
  };
}

/**
 * What the user wants: the newest page. Other tabs go on as they are. The new worker takes over first: a page that is asked for while
 * one worker goes and the next comes may wait for long.
 */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting ?? null;
  if (waiting !== null) {
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
    waiting.postMessage('takeOver');
    await taken;
  }
  loadAnew();
}
