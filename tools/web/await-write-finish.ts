import type { WatchOptions } from 'vite';

/**
 * Reads changed files once they have stopped changing: some editors truncate a file before writing it, and the watcher
 * reports no second change within 50 ms, so its messages would be missing.
 */
export const watchOptions: WatchOptions = { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } };
