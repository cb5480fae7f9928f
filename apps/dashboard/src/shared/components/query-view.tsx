import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Fragment, type ReactNode, useState } from 'react';
import { LoadError } from './load-error.tsx';

/** State of a query, as `useApiQuery` returns it. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryViewProps<T> {
  readonly query: QueryState<T>;
  /** Placeholder rows while loading. */
  readonly rows?: number;
  /** Replaces the error message. */
  readonly failed?: ReactNode;
  /** Frame around the loading and error states, when the data has its own. */
  readonly around?: (state: ReactNode) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows a query: loading, an error with a retry, or its data, which stays when a refetch fails. */
export const QueryView = <T,>({
  query,
  rows = 3,
  failed,
  around = (state) => state,
  children,
}: QueryViewProps<T>): ReactNode => {
  const { data, error, isFetching, refetch } = query;
  // A retry clears the error, but its button must stay while it has the focus.
  const [retried, setRetried] = useState<Error | null>(null);
  if (retried !== null && (data !== undefined || (error !== null && error !== retried))) setRetried(null);
  // The key separates the data's frame from that of the loading state.
  if (data !== undefined) return <Fragment key="come">{children(data)}</Fragment>;
  const failure = error ?? retried;
  if (failure === null) return around(<SkeletonList rows={rows} />);
  const retry = () => {
    setRetried(failure);
    void refetch();
  };
  return around(
    <LoadError error={failure} onRetry={retry} isRetrying={isFetching}>
      {failed}
    </LoadError>,
  );
};
