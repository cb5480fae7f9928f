import { useLayoutEffect, useRef } from 'react';

/**
 * A ref to the last rendered value, for listeners that stay registered: replacing a listener during dispatch would lose the event. Replaces
 * `useEffectEvent` of React 19.2, because this library supports 19.0.
 */
export function useLatest<V>(value: V): { readonly current: V } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
