import { messages } from '../messages/messages.ts';

/** The colours that a toast may have (SPEC §8). */
export const toastStyles = ['success', 'error', 'info', 'warning'] as const;
/** One of `toastStyles`. */
export type ToastStyle = (typeof toastStyles)[number];

/** What a toast says: a title, a message or both. */
export interface ToastContent {
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  /** @default 'info' */
  readonly style?: ToastStyle;
  /** Another picture than the style's own: a name of the icon set. */
  readonly icon?: string;
  /** A button in the toast; pressing it closes the toast too. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** A toast to be shown, and for how long. */
export interface ToastOptions extends ToastContent {
  /** Milliseconds, 0 = until dismissed. @default 2500, or 0 with an action (SPEC §9) */
  readonly timeout?: number;
  /** What it speaks of: a later toast of the same tag takes the earlier one's place. */
  readonly tag?: string | undefined;
  /**
   * It came by itself and stays: where places are short it makes way for the answer to what somebody has just done, and has its
   * place again when that has gone. @default false
   */
  readonly isNews?: boolean;
  readonly onClose?: () => void;
}

/** A toast as it is shown or waits. */
export interface Toast extends ToastContent {
  readonly id: string;
  readonly style: ToastStyle;
  /** How often it was said; 1 at first. */
  readonly count: number;
}

/** What is shown at this moment. */
export interface ToastSnapshot {
  /** At most five, the oldest first. */
  readonly visible: readonly Toast[];
  /** How many more there are: those that wait for a place, and those that came while the buffer was full. */
  readonly waiting: number;
}

/** Why the timers stand still. */
export type PauseReason = 'pointer' | 'hidden';

/** The toasts of an app: at most so many are shown, the others wait in turn. */
export interface ToastQueue {
  /**
   * Shows a toast, or counts it on the same one that is there already and begins its time anew. Returns its id. While
   * the buffer is full a new one is counted and not kept: what came first is said first, and memory stays bounded.
   * @throws Error 'Toast notification can not be without both message and title' (SPEC §5)
   */
  add(options: ToastOptions): string;
  close(id: string): void;
  /** Closes the one that speaks of that, shown or waiting. */
  closeTag(tag: string): void;
  closeAll(): void;
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): ToastSnapshot;
}

/** The time that toasts live by; a test moves it by hand. */
export interface ToastClock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** How many are shown at once, and whose time counts. */
export interface ToastQueueOptions {
  /** @default 5 */
  limit?: number;
  /** How many may wait. @default 50 */
  buffer?: number;
  /** @default 2500 */
  timeout?: number;
  clock?: ToastClock;
}

type Entry = {
  toast: Toast;
  key: string;
  tag: string | undefined;
  isNews: boolean;
  timeout: number;
  onClose: (() => void) | undefined;
  /** Time left, and since when it runs; no `since` while it stands still. */
  left: number;
  since?: number | undefined;
  timer?: unknown;
};

const systemClock: ToastClock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** First in, first out: what does not fit waits for its turn, and nothing pushes away what is read but the answer to one's own act. */
export function createToastQueue({
  limit = 5,
  buffer = 50,
  timeout = 2500,
  clock = systemClock,
}: ToastQueueOptions = {}): ToastQueue {
  const entries: Entry[] = [];
  const listeners = new Set<() => void>();
  const reasons = new Set<PauseReason>();
  let snapshot: ToastSnapshot = { visible: [], waiting: 0 };
  let made = 0;
  /** Came while the buffer was full; forgotten with the last that waits. */
  let missed = 0;

  const stop = (entry: Entry) => {
    if (entry.since === undefined) return;
    clock.clearTimeout(entry.timer);
    entry.left -= clock.now() - entry.since;
    entry.since = undefined;
  };

  const run = (entry: Entry) => {
    if (entry.timeout === 0 || entry.since !== undefined || reasons.size > 0) return;
    entry.since = clock.now();
    entry.timer = clock.setTimeout(() => close(entry.toast.id), Math.max(0, entry.left));
  };

  const publish = () => {
    const shown = entries.slice(0, limit);
    const kept = entries.length - shown.length;
    if (kept === 0) missed = 0;
    snapshot = { visible: shown.map(({ toast }) => toast), waiting: kept + missed };
    for (const entry of shown) run(entry);
    for (const listener of listeners) listener();
  };

  const close = (id: string) => {
    const at = entries.findIndex(({ toast }) => toast.id === id);
    const [entry] = at === -1 ? [] : entries.splice(at, 1);
    if (!entry) return;
    stop(entry);
    publish();
    entry.onClose?.();
  };

  const repeat = (entry: Entry) => {
    stop(entry);
    entry.left = entry.timeout;
    entry.toast = { ...entry.toast, count: entry.toast.count + 1 };
    publish();
    return entry.toast.id;
  };

  /** The place of the newest of the news that is shown, where nothing that is shown goes by itself; -1 where one need not make way. */
  const placeToGive = (): number => {
    const seen = entries.slice(0, limit);
    const noneGoes = seen.length === limit && seen.every((shown) => shown.isNews || shown.timeout === 0);
    return noneGoes ? seen.findLastIndex((shown) => shown.isNews) : -1;
  };

  /** News at the end; an answer before the news that waits, or shown at once in the place of some. */
  const insert = (entry: Entry) => {
    const given = entry.isNews ? -1 : placeToGive();
    const [moved] = given === -1 ? [] : entries.splice(given, 1);
    if (moved) {
      stop(moved);
      entries.splice(limit - 1, 0, entry, moved);
      return;
    }
    const at = entry.isNews ? -1 : entries.findIndex((other, place) => place >= limit && other.isNews);
    entries.splice(at === -1 ? entries.length : at, 0, entry);
  };

  /** Where all places are taken, the newest of the news gives up its own for an answer. */
  const makeRoom = (entry: Entry): boolean => {
    if (entries.length < limit + buffer) return true;
    missed += 1;
    const last = entry.isNews ? -1 : entries.findLastIndex(({ isNews }) => isNews);
    if (last === -1) return false;
    entries.splice(last, 1);
    return true;
  };

  /** In its place, or in its turn. */
  const put = (entry: Entry) => {
    const at = entry.tag === undefined ? -1 : entries.findIndex(({ tag }) => tag === entry.tag);
    const [gone] = at === -1 ? [] : entries.splice(at, 1, entry);
    if (gone) stop(gone);
    else if (makeRoom(entry)) insert(entry);
    publish();
    gone?.onClose?.();
  };

  return {
    add({ timeout: asked, tag, isNews = false, onClose, ...content }) {
      if (!(content.title || content.message)) throw new Error(messages.toast.empty);
      const style = content.style ?? 'info';
      const key = JSON.stringify([style, content.title ?? '', content.message ?? '', tag]);
      const same = entries.find((entry) => entry.key === key);
      if (same) return repeat(same);
      made += 1;
      const id = `toast-${made}`;
      const own = asked ?? (content.action ? 0 : timeout);
      put({ toast: { ...content, style, id, count: 1 }, key, tag, isNews, timeout: own, onClose, left: own });
      return id;
    },
    close,
    closeTag(tag) {
      const entry = entries.find((one) => one.tag === tag);
      if (entry) close(entry.toast.id);
    },
    closeAll() {
      const all = entries.splice(0);
      for (const entry of all) stop(entry);
      publish();
      for (const { onClose } of all) onClose?.();
    },
    pause(reason) {
      reasons.add(reason);
      for (const entry of entries) stop(entry);
    },
    resume(reason) {
      reasons.delete(reason);
      for (const entry of entries.slice(0, limit)) run(entry);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => snapshot,
  };
}
