import { LoadMore } from '@boostdesk/ui/load-more';

export interface ListEndProps {
  /** Result of `useApiInfiniteQuery`. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => unknown;
  };
  /** Number of loaded rows; while the list is not full, the next page loads at once. */
  readonly count: number;
}

/** End of an infinite list, which loads the next page when visible. */
export const ListEnd = ({ query, count }: ListEndProps) => {
  const { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  if (!hasNextPage) return null;
  return (
    <LoadMore
      count={count}
      isLoading={isFetchingNextPage}
      isPaused={isFetching}
      hasFailed={isFetchNextPageError}
      // A fetch in flight refreshes changed rows and must not be cancelled.
      onLoadMore={() => void fetchNextPage({ cancelRefetch: false })}
    />
  );
};
