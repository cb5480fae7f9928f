import { useRef } from 'react';

/** Ignores calls while one is running. */
export function useOneAtATime<A extends readonly unknown[]>(act: (...args: A) => Promise<void>) {
  const isBusy = useRef(false);
  return (...args: A): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void act(...args).finally(() => {
      isBusy.current = false;
    });
  };
}
