import { ErrorState } from '@boostdesk/ui/error-state';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Fragment, type ReactNode, useState } from 'react';
import { failureWords } from '../../i18n/failure-words.ts';
import { focusPlaceAfter } from '../focus-place.ts';

/** State of a query, as `useRead` returns it. */
export interface Reading<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ReadViewProps<T> {
  readonly of: Reading<T>;
  /** Placeholder rows while loading. */
  readonly rows?: number;
  /** Replaces the error message. */
  readonly failed?: ReactNode;
  /** Frame around the loading and error states, when the data has its own. */
  readonly around?: (state: ReactNode) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows a query: loading, an error with a retry, or its data, which stays when a refetch fails. */
export const ReadView = <T,>({
  of,
  rows = 3,
  failed,
  around = (state) => state,
  children,
}: ReadViewProps<T>): ReactNode => {
  const { data, error, isFetching, refetch } = of;
  // A retry clears the error, but its button must stay while it has the focus.
  const [asked, setAsked] = useState<Error | null>(null);
  if (asked !== null && (data !== undefined || (error !== null && error !== asked))) setAsked(null);
  // The key separates the data's frame from that of the loading state.
  if (data !== undefined) return <Fragment key="come">{children(data)}</Fragment>;
  const failure = error ?? asked;
  if (failure === null) return around(<SkeletonList rows={rows} />);
  const retry = () => {
    setAsked(failure);
    void refetch();
  };
  return around(
    <ErrorState ref={focusPlaceAfter} onRetry={retry} isRetrying={isFetching}>
      {failed ?? failureWords(failure)}
    </ErrorState>,
  );
};
