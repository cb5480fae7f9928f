import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Who waits until the effects of a story have run, by its id. */
const listeners = new Map<string, Set<() => void>>();

/** Called in what draws a story: its own effects have run before. */
export function useNotifyEffectsRun(id: string): void {
  useEffect(() => {
    for (const go of listeners.get(id) ?? []) go();
    listeners.delete(id);
  });
}

/** A story is played once its effects have run; React runs them after it is drawn, and a play function would be faster than they. */
export const mountWithEffects: NonNullable<Preview['mount']> = (context) => async () => {
  const { id } = context;
  const effectsRan = new Promise<void>((go) => listeners.set(id, (listeners.get(id) ?? new Set()).add(go)));
  await context.renderToCanvas();
  if (!document.body.matches('.sb-show-errordisplay')) await effectsRan;
  return context.canvas;
};
