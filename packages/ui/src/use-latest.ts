import { useLayoutEffect, useRef } from 'react';

/**
 * A value as it was drawn last, for what is called later than it was made. A listener that reads it there stays where it is: one that
 * is taken off and put on again while a key is on its way down the page never hears of that key. React's own `useEffectEvent` came with
 * 19.2, and this library runs on 19.0.
 */
export function useLatest<V>(value: V): { readonly current: V } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
