import { readLateConfig } from '../core/late-config.ts';
import type { Services } from '../core/services.ts';
import { forgetLists } from '../data/kept/forget-lists.ts';
import { keepLists } from '../data/kept/keep-lists.ts';
import { followVersions } from './updates.ts';
import { registerWorker, removeWorker } from './worker.ts';

export interface WorkerOptions extends Pick<Services, 'queries' | 'session' | 'store'> {
  readonly navigate: (path: string) => void;
}

/** A press on a notification brings a tab forward and opens what it speaks of there. That it hears it tells the worker that it is up. */
function followPresses(navigate: WorkerOptions['navigate']): () => void {
  const hear = ({ data, ports }: MessageEvent) => {
    ports[0]?.postMessage('up');
    const path: unknown = data?.open;
    if (typeof path === 'string' && /^\/(order\/\d+)?$/.test(path)) navigate(path);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** SPEC §4: the service worker, as long as the deployment wants one. Answers how to stop following it. */
export function startWorker({ queries, session, store, navigate }: WorkerOptions): () => void {
  // At once: the worker of an earlier visit may have something to say.
  const stops: (() => void)[] = 'serviceWorker' in navigator ? [followPresses(navigate)] : [];
  let isOver = false;
  async function start(): Promise<void> {
    const { serviceWorker } = await readLateConfig();
    if (!serviceWorker) {
      forgetLists();
      return removeWorker();
    }
    const registration = await registerWorker();
    if (registration === null || isOver) return;
    // Without the worker no page opens without a line: then nothing is kept for one.
    stops.push(followVersions(registration, store), keepLists({ queries, session }));
  }
  // The page is whole without it.
  start().catch(() => undefined);
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
