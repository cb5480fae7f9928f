import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './menu-list.module.css';

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

/** The end of a list that scrolls on: asks for more when it is seen; a button for who tabs there, and for after a failure. */
export const ListEnd = ({ of, count }: ListEndProps) => {
  const { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = of;
  // A read that is under way is of what changed: cut off, nobody would ask for that again.
  const loadOn = () => void fetchNextPage({ cancelRefetch: false });
  const end = useRef<HTMLDivElement>(null);
  const isAsking = hasNextPage && !isFetching && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer says anew whether the end is still in sight
  useEffect(() => {
    if (end.current === null || !isAsking) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadOn();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAsking, count]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.end}>
      <Button size="s" variant="quiet" isPending={isFetchingNextPage} onPress={loadOn}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
};
