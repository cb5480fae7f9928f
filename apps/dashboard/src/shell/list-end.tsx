import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './menu-list.module.css';

export interface ListEndProps {
  /** What `useReadPages` gives. */
  readonly of: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Rows that are there; a list that is still not full asks again. */
  readonly count: number;
}

/** The end of a list that scrolls on: asks for more when it is seen; a button for who tabs there, and for after a failure. */
export const ListEnd = ({ of, count }: ListEndProps) => {
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = of;
  const end = useRef<HTMLDivElement>(null);
  const isAsking = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer says anew whether the end is still in sight
  useEffect(() => {
    if (end.current === null || !isAsking) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAsking, count, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.end}>
      <Button size="s" variant="quiet" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
};
