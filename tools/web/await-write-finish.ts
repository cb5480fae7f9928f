import type { WatchOptions } from 'vite';

/**
 * What is watched is read once it has stayed as it is: an editor that writes in place empties a file first, and the watcher tells of
 * no second change within 50 ms. Its words would be missing until the next one.
 */
export const watchOptions: WatchOptions = { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } };
