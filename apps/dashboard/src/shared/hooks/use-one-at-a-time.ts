import { useRef } from 'react';

/** What is pressed again while it is under way is asked for once. */
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
