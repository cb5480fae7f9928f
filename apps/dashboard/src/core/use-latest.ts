import { useLayoutEffect, useRef } from 'react';

/** Ref to the value of the last render, for callbacks that run later. */
export function useLatest<V>(value: V): { readonly current: V } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
