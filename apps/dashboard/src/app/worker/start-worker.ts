import type { Store } from '../services.ts';
import { readLateConfig } from './late-config.ts';
import { followVersions } from './updates.ts';
import { registerWorker, removeWorker } from './worker.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly navigate: (path: string) => void;
}

/** A press on a notification brings a tab forward and opens what it speaks of there. */
function followPresses(navigate: WorkerOptions['navigate']): () => void {
  const open = ({ data }: MessageEvent) => {
    const path: unknown = data?.open;
    if (typeof path === 'string' && /^\/(order\/\d+)?$/.test(path)) navigate(path);
  };
  navigator.serviceWorker.addEventListener('message', open);
  return () => navigator.serviceWorker.removeEventListener('message', open);
}

/** SPEC §4: the service worker, as long as the deployment wants one. Answers how to stop following it. */
export function startWorker({ store, navigate }: WorkerOptions): () => void {
  const stops: (() => void)[] = [];
  let isOver = false;
  async function start(): Promise<void> {
    const { serviceWorker } = await readLateConfig();
    if (!serviceWorker) return removeWorker();
    const registration = await registerWorker();
    if (registration === null || isOver) return;
    stops.push(followVersions(registration, store), followPresses(navigate));
  }
  // The page is whole without it.
  start().catch(() => undefined);
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
