import { useEffect, useEffectEvent, useState } from 'react';

export type CallState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

export type CallResult<T> = CallState<T> & { readonly retry: () => void; readonly setValue: (value: T) => void };

const LOADING = { status: 'loading' } as const;

/** Runs a read call, again when `key` changes or on `retry`, and aborts it on unmount. `put` replaces the result. */
export function useCall<T>(key: string, load: (signal: AbortSignal) => Promise<T>): CallResult<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly id: string; readonly state: CallState<T> } | null>(null);
  const run = useEffectEvent(load);
  const id = `${key} ${attempt}`;

  useEffect(() => {
    const stop = new AbortController();
    const take = (state: CallState<T>) => {
      if (!stop.signal.aborted) setResult({ id, state });
    };
    run(stop.signal).then(
      (value) => take({ status: 'done', value }),
      (error: unknown) => take({ status: 'failed', error }),
    );
    return () => stop.abort();
  }, [id]);

  const state = result?.id === id ? result.state : LOADING;
  return {
    ...state,
    retry: () => setAttempt((count) => count + 1),
    setValue: (value) => setResult({ id, state: { status: 'done', value } }),
  };
}
