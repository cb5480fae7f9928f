import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Who waits until the effects of a story have run, by its id. */
const waiting = new Map<string, Set<() => void>>();

/** Called in what draws a story: its own effects have run before. */
export function useEffectsRun(id: string): void {
  useEffect(() => {
    for (const go of waiting.get(id) ?? []) go();
    waiting.delete(id);
  });
}

/** A story is played once its effects have run; React runs them after it is drawn, and a play function would be faster than they. */
export const mountWithEffects: NonNullable<Preview['mount']> = (context) => async () => {
  const { id } = context;
  const run = new Promise<void>((go) => waiting.set(id, (waiting.get(id) ?? new Set()).add(go)));
  await context.renderToCanvas();
  if (!document.body.matches('.sb-show-errordisplay')) await run;
  return context.canvas;
};
