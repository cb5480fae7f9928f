import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Callbacks by story ID. */
const listeners = new Map<string, Set<() => void>>();

/** Call it around the story: effects of children run first. */
export function useNotifyEffectsRun(id: string): void {
  useEffect(() => {
    for (const go of listeners.get(id) ?? []) go();
    listeners.delete(id);
  });
}

/** Waits for the story's effects before its play function, which would otherwise start first. */
export const mountWithEffects: NonNullable<Preview['mount']> = (context) => async () => {
  const { id } = context;
  const effectsRan = new Promise<void>((go) => listeners.set(id, (listeners.get(id) ?? new Set()).add(go)));
  await context.renderToCanvas();
  if (!document.body.matches('.sb-show-errordisplay')) await effectsRan;
  return context.canvas;
};
