import { useRef } from 'react';

/** Ignores calls while one is running. */
export function useIgnoreWhileRunning<A extends readonly unknown[]>(task: (...args: A) => Promise<void>) {
  const isRunning = useRef(false);
  return (...args: A): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    void task(...args).finally(() => {
      isRunning.current = false;
    });
  };
}
