import { useMemo, useSyncExternalStore } from 'react';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};
const getWidth = () => document.documentElement.clientWidth;
const getHeight = () => window.innerHeight;
const getServerSize = () => 0;

/** Window size in px. */
export function useViewport(): Viewport {
  const width = useSyncExternalStore(subscribe, getWidth, getServerSize);
  const height = useSyncExternalStore(subscribe, getHeight, getServerSize);
  return useMemo(() => ({ width, height }), [width, height]);
}
