import { useState } from 'react';

interface FailedQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** The data is of an earlier visit. @default false */
  readonly isRestored?: boolean;
}

/** Error of a query, kept during a retry so that its replacement stays visible. Null with fetched data and during the first fetch. */
export function useQueryError({ data, error, isFetching, isRestored = false }: FailedQuery, of: string): Error | null {
  const [last, setLast] = useState<{ readonly of: string; readonly error: Error }>();
  if (error !== null && (last?.error !== error || last.of !== of)) setLast({ of, error });
  if (data !== undefined && !isRestored) return null;
  return error ?? (isFetching && last?.of === of ? last.error : null);
}
