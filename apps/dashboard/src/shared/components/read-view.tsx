import { ErrorState } from '@boostdesk/ui/error-state';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Fragment, type ReactNode, useState } from 'react';
import { failureWords } from '../../i18n/failure-words.ts';
import { focusPlaceAfter } from '../focus-place.ts';

/** What a screen knows of a read: `useRead` gives it. */
export interface Reading<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ReadViewProps<T> {
  readonly of: Reading<T>;
  /** How many rows are drawn while it is on its way. */
  readonly rows?: number;
  /** In place of the reason for a failure. */
  readonly failed?: ReactNode;
  /** What stands around the wait and the failure, where what comes brings a frame of its own. */
  readonly around?: (state: ReactNode) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A read on its way, one that failed with its next try, or what came. What came stays when it cannot be read anew. */
export const ReadView = <T,>({
  of,
  rows = 3,
  failed,
  around = (state) => state,
  children,
}: ReadViewProps<T>): ReactNode => {
  const { data, error, isFetching, refetch } = of;
  // A read that begins anew has no error: somebody is at the button of the one before.
  const [asked, setAsked] = useState<Error | null>(null);
  if (asked !== null && (data !== undefined || (error !== null && error !== asked))) setAsked(null);
  // A frame that it brings is another than that around the wait, and nothing of that moves.
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
