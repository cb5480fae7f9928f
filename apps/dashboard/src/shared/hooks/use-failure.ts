import { useState } from 'react';

interface Reading {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

/** Why what is read is not there; it stays while another try is under way, and with it what stands in for it. Null: it is there, or on its way for the first time. */
export function useFailure({ data, error, isFetching }: Reading, of: string): Error | null {
  const [last, setLast] = useState<{ readonly of: string; readonly error: Error }>();
  if (error !== null && (last?.error !== error || last.of !== of)) setLast({ of, error });
  if (data !== undefined) return null;
  return error ?? (isFetching && last?.of === of ? last.error : null);
}
