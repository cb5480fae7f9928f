import { LoadMore } from '@boostdesk/ui/load-more';

export interface ListEndProps {
  /** What `useReadPages` gives. */
  readonly of: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => unknown;
  };
  /** Rows that are there; a list that is still not full asks again. */
  readonly count: number;
}

/** The end of a list that scrolls on. */
export const ListEnd = ({ of, count }: ListEndProps) => {
  const { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = of;
  if (!hasNextPage) return null;
  return (
    <LoadMore
      count={count}
      isLoading={isFetchingNextPage}
      isPaused={isFetching}
      hasFailed={isFetchNextPageError}
      // A read that is under way is of what changed: cut off, nobody would ask for that again.
      onLoadMore={() => void fetchNextPage({ cancelRefetch: false })}
    />
  );
};
