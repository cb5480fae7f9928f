import { useLayoutEffect, useRef } from 'react';

/**
 * A ref to the last rendered value, for listeners that stay registered: replacing one during dispatch loses the event. React 19.0 lacks
 * `useEffectEvent`.
 */
export function useLatest<V>(value: V): { readonly current: V } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
