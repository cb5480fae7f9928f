import { messages } from '../messages/messages.ts';

/** SPEC §8. */
export const toastStyles = ['success', 'error', 'info', 'warning'] as const;
/** One of `toastStyles`. */
export type ToastStyle = (typeof toastStyles)[number];

/** Title, message or both. */
export interface ToastContent {
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  /** @default 'info' */
  readonly style?: ToastStyle;
  /** Replaces the style’s icon. */
  readonly icon?: string;
  /** A button; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** A toast to add. */
export interface ToastOptions extends ToastContent {
  /** Ms, 0 = until dismissed. @default 2500, or 0 with an action (SPEC §9) */
  readonly timeout?: number;
  /** A later toast with the same tag replaces it. */
  readonly tag?: string | undefined;
  /** A persistent toast that yields its place to responses to user actions. @default false */
  readonly isNews?: boolean;
  readonly onClose?: () => void;
}

/** A shown or waiting toast. */
export interface Toast extends ToastContent {
  readonly id: string;
  readonly style: ToastStyle;
  /** Number of repeats, from 1. */
  readonly count: number;
}

/** State of the queue. */
export interface ToastSnapshot {
  /** At most `limit`, oldest first. */
  readonly visible: readonly Toast[];
  readonly waiting: number;
}

/** Why timers are paused. */
export type PauseReason = 'pointer' | 'hidden';

/** An app’s toasts: some shown, others waiting in order. */
export interface ToastQueue {
  /**
   * Shows a toast, or counts an identical one and restarts its timer. Returns its id. None is dropped.
   * @throws Error 'Toast notification can not be without both message and title' (SPEC §5)
   */
  add(options: ToastOptions): string;
  close(id: string): void;
  /** Shown or waiting. */
  closeTag(tag: string): void;
  closeAll(): void;
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): ToastSnapshot;
}

/** Replaceable in tests. */
export interface ToastClock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Limit, timeout and clock. */
export interface ToastQueueOptions {
  /** @default 5 */
  limit?: number;
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
  /** Of all repeats. */
  onClose: readonly (() => void)[];
  /** Remaining ms; no `since` while paused. */
  left: number;
  since?: number | undefined;
  timer?: unknown;
};

const systemClock: ToastClock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** SPEC §9. */
const VISIBLE_MAX = 5;
const TIMEOUT_MS = 2500;

/** First in, first out; only a response to a user action displaces a toast. */
export function createToastQueue({
  limit = VISIBLE_MAX,
  timeout = TIMEOUT_MS,
  clock = systemClock,
}: ToastQueueOptions = {}): ToastQueue {
  const entries: Entry[] = [];
  const listeners = new Set<() => void>();
  const pauseReasons = new Set<PauseReason>();
  let snapshot: ToastSnapshot = { visible: [], waiting: 0 };
  let lastId = 0;

  const stopTimer = (entry: Entry) => {
    if (entry.since === undefined) return;
    clock.clearTimeout(entry.timer);
    entry.left -= clock.now() - entry.since;
    entry.since = undefined;
  };

  const startTimer = (entry: Entry) => {
    if (entry.timeout === 0 || entry.since !== undefined || pauseReasons.size > 0) return;
    entry.since = clock.now();
    entry.timer = clock.setTimeout(() => close(entry.toast.id), Math.max(0, entry.left));
  };

  const publish = () => {
    const shown = entries.slice(0, limit);
    snapshot = { visible: shown.map(({ toast }) => toast), waiting: entries.length - shown.length };
    for (const entry of shown) startTimer(entry);
    for (const listener of listeners) listener();
  };

  const notifyClosed = (entry: Entry) => {
    for (const onClose of entry.onClose) onClose();
  };

  const close = (id: string) => {
    const at = entries.findIndex(({ toast }) => toast.id === id);
    const [entry] = at === -1 ? [] : entries.splice(at, 1);
    if (!entry) return;
    stopTimer(entry);
    publish();
    notifyClosed(entry);
  };

  /** Takes the newer action and timeout. */
  const countRepeat = (entry: Entry, { action, timeout, onClose }: ToastOptions) => {
    stopTimer(entry);
    if (action || timeout !== undefined) entry.timeout = timeout ?? 0;
    entry.left = entry.timeout;
    if (onClose) entry.onClose = [...entry.onClose, onClose];
    entry.toast = { ...entry.toast, ...(action && { action }), count: entry.toast.count + 1 };
    publish();
    return entry.toast.id;
  };

  /** The newest shown news if all shown toasts are persistent, else -1, because a timer will make space. */
  const findReplaceableIndex = (): number => {
    const seen = entries.slice(0, limit);
    const noneGoes = seen.length === limit && seen.every((shown) => shown.isNews || shown.timeout === 0);
    return noneGoes ? seen.findLastIndex((shown) => shown.isNews) : -1;
  };

  /** News go last. A response goes before waiting news, or in place of shown news if all shown are persistent. */
  const insert = (entry: Entry) => {
    const given = entry.isNews ? -1 : findReplaceableIndex();
    const [moved] = given === -1 ? [] : entries.splice(given, 1);
    if (moved) {
      stopTimer(moved);
      entries.splice(limit - 1, 0, entry, moved);
      return;
    }
    const at = entry.isNews ? -1 : entries.findIndex((other, place) => place >= limit && other.isNews);
    entries.splice(at === -1 ? entries.length : at, 0, entry);
  };

  /** Replaces a toast with the same tag. */
  const addOrReplace = (entry: Entry) => {
    const at = entry.tag === undefined ? -1 : entries.findIndex(({ tag }) => tag === entry.tag);
    const [gone] = at === -1 ? [] : entries.splice(at, 1, entry);
    if (gone) stopTimer(gone);
    else insert(entry);
    publish();
    if (gone) notifyClosed(gone);
  };

  return {
    add(options) {
      const { timeout: asked, tag, isNews = false, onClose, ...content } = options;
      if (!(content.title || content.message)) throw new Error(messages.toast.empty);
      const style = content.style ?? 'info';
      const key = JSON.stringify([style, content.title ?? '', content.message ?? '', tag]);
      const same = entries.find((entry) => entry.key === key);
      if (same) return countRepeat(same, options);
      lastId += 1;
      const id = `toast-${lastId}`;
      const own = asked ?? (content.action ? 0 : timeout);
      addOrReplace({
        toast: { ...content, style, id, count: 1 },
        key,
        tag,
        isNews,
        timeout: own,
        onClose: onClose ? [onClose] : [],
        left: own,
      });
      return id;
    },
    close,
    closeTag(tag) {
      const entry = entries.find((one) => one.tag === tag);
      if (entry) close(entry.toast.id);
    },
    closeAll() {
      const all = entries.splice(0);
      for (const entry of all) stopTimer(entry);
      publish();
      for (const entry of all) notifyClosed(entry);
    },
    pause(reason) {
      pauseReasons.add(reason);
      for (const entry of entries) stopTimer(entry);
    },
    resume(reason) {
      pauseReasons.delete(reason);
      for (const entry of entries.slice(0, limit)) startTimer(entry);
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
