import { lazyComponent } from '../../core/lazy.ts';

/** Refetches the board when a vacation begins or ends. */
export const BoardWatch = lazyComponent(async () => (await import('./board-watch.tsx')).BoardWatch, {
  afterFirstScreen: true,
});
