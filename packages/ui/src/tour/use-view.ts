import { useMemo, useSyncExternalStore } from 'react';

export interface View {
  readonly width: number;
  readonly height: number;
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};
const widthOf = () => document.documentElement.clientWidth;
const heightOf = () => window.innerHeight;
const none = () => 0;

/** How large the window is, in px, followed. */
export function useView(): View {
  const width = useSyncExternalStore(subscribe, widthOf, none);
  const height = useSyncExternalStore(subscribe, heightOf, none);
  return useMemo(() => ({ width, height }), [width, height]);
}
