import { useLayoutEffect, useRef } from 'react';

/** A value as it was drawn last, for what comes later than the render that waits for it. */
export function useLatest<V>(value: V): { readonly current: V } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
