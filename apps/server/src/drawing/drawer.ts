import { Worker } from 'node:worker_threads';
import type { AnswerOf, DrawingAsked, screen } from '@boostdesk/api-client/contract';

/** A screen as it is drawn. */
export type Drawing = NonNullable<AnswerOf<typeof screen.getOrders>['drawing']>;

/** Draws screens with the app's own parts, in a thread beside the one that answers. */
export interface Drawer {
  /** Null where it takes too long, or cannot be done: whoever asks goes on without. */
  readonly draw: (asked: DrawingAsked) => Promise<Drawing | null>;
  readonly close: () => Promise<void>;
}

export interface DrawerDeps {
  /** The thread's script, a part of the built app. */
  readonly script: string;
  /** Of the build that the script is of. */
  readonly version: string;
  /** What the app is told of its deployment. */
  readonly appConfig: unknown;
  readonly onError: (error: unknown) => void;
  /** How long a drawing is waited for, in ms. @default 400: the app draws by itself a second later */
  readonly latest?: number;
}

const LATEST_MS = 400;
/** One takes some 10 ms: who comes behind so many would wait for nothing. */
const WAITING_MAX = 15;
/** A thread that answers nothing for so long hangs, in ms. */
const HUNG_MS = 5_000;
/** Rest before a thread that has ended is started again, in ms. */
const REST_MS = 10_000;
/** A thread that grows beyond this is ended, and another takes its place, in MiB. */
const MEMORY_MAX = 256;

/** What the thread says of what it was asked. */
interface Told {
  readonly id: number;
  readonly nodes?: Drawing['nodes'];
  readonly error?: unknown;
}

interface Work {
  /** When it was given to the thread, in ms. */
  readonly since: number;
  readonly take: (nodes: Drawing['nodes'] | null) => void;
}

/** Starts the thread at once: to read its script takes a quarter of a second. */
export function openDrawer({ script, version, appConfig, onError, latest = LATEST_MS }: DrawerDeps): Drawer {
  /** What the thread has not answered, oldest first; whether somebody still waits for it or not, it is the thread's to do. */
  const work = new Map<number, Work>();
  let last = 0;
  let restUntil = 0;
  let thread: Worker | undefined = begin();

  function begin(): Worker {
    const begun = new Worker(script, {
      workerData: appConfig,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX },
    });
    begun.on('message', ({ id, nodes, error }: Told) => {
      if (error !== undefined) onError(error);
      work.get(id)?.take(nodes ?? null);
      work.delete(id);
    });
    begun.on('error', onError);
    begun.on('exit', () => {
      if (thread === begun) leave();
    });
    // It keeps nobody from ending.
    begun.unref();
    return begun;
  }

  /** Nobody waits for a thread that is no more. */
  function leave(): void {
    thread = undefined;
    restUntil = Date.now() + REST_MS;
    for (const { take } of work.values()) take(null);
    work.clear();
  }

  /** The thread, where it has time. */
  function threadNow(): Worker | undefined {
    const [oldest] = work.values();
    if (thread !== undefined && oldest !== undefined && Date.now() - oldest.since > HUNG_MS) {
      onError(new Error(`A drawing is under way since ${HUNG_MS} ms: its thread is ended.`));
      void thread.terminate();
      leave();
    }
    if (thread === undefined && Date.now() >= restUntil) thread = begin();
    return work.size < WAITING_MAX ? thread : undefined;
  }

  return {
    async draw(asked) {
      const drawing = threadNow();
      if (drawing === undefined) return null;
      last += 1;
      const id = last;
      const { promise, resolve } = Promise.withResolvers<Drawing['nodes'] | null>();
      work.set(id, { since: Date.now(), take: resolve });
      const timer = setTimeout(() => resolve(null), latest);
      drawing.postMessage({ id, asked });
      const nodes = await promise;
      clearTimeout(timer);
      return nodes === null ? null : { version, nodes };
    },
    async close() {
      const ending = thread;
      leave();
      restUntil = Number.POSITIVE_INFINITY;
      await ending?.terminate();
    },
  };
}
