import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { useAreaPages } from './use-area.ts';

type List = Pick<ReturnType<typeof useAreaPages>, 'data' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'>;

const Progress = ({ hasFailed, isStopped }: { readonly hasFailed: boolean; readonly isStopped: boolean }) => {
  if (hasFailed) return <Trans>The rest of the list couldn’t be searched.</Trans>;
  if (isStopped) return <Trans>The rest of the list wasn’t searched.</Trans>;
  return <Trans>The rest of the list is being searched.</Trans>;
};

/** In place of a list whose search has found nothing yet: a page of a long list may be empty and still have a next one. */
export const SearchOn = ({ data, isFetching, isFetchNextPageError, fetchNextPage }: List) => {
  const [isStopped, setStopped] = useState(false);
  const hasFailed = isFetchNextPageError && !isFetching;
  const isWaiting = isStopped || hasFailed;
  const pages = data?.pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies(pages): a page may begin and end between two renders
  useEffect(() => {
    if (!isWaiting && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isWaiting, isFetching, fetchNextPage, pages]);
  const go = () => {
    setStopped(false);
    if (hasFailed) void fetchNextPage({ cancelRefetch: false });
  };
  return (
    <EmptyState
      headingLevel={2}
      icon="search"
      title={<Trans>Nothing found yet</Trans>}
      actions={
        isWaiting ? (
          <Button onPress={go}>
            <Trans>Search the rest</Trans>
          </Button>
        ) : (
          <Button onPress={() => setStopped(true)}>
            <Trans>Stop</Trans>
          </Button>
        )
      }
    >
      <Progress {...{ hasFailed, isStopped }} />
    </EmptyState>
  );
};
