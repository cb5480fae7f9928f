import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import './load-more.css';

/** Class, style and ref go to the end of the list. */
export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly onLoadMore: () => void;
  readonly isLoading?: boolean | undefined;
  /** The last attempt failed: only the button retries, to avoid endless requests. */
  readonly hasFailed?: boolean | undefined;
  /** The current content is reloading: only the button loads more meanwhile. */
  readonly isPaused?: boolean | undefined;
  /** Number of loaded entries. Changes when some are added, so that a screen that isn’t full yet loads more. */
  readonly count: number;
  /** @default 'Load more' */
  readonly label?: string | undefined;
  /** Read aloud while loading. @default 'Loading' */
  readonly loadingLabel?: string | undefined;
}

/** The end of what’s loaded. Requests more one screen ahead; its button is for keyboard use and after failures. */
export const LoadMore = ({
  onLoadMore,
  isLoading = false,
  hasFailed = false,
  isPaused = false,
  count,
  label = screenMessages.table.loadMore,
  loadingLabel = screenMessages.table.loading,
  className,
  ref,
  ...props
}: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null);
  const root = useMemo(() => mergeRefs(end, ref), [ref]);
  const ask = useRef(onLoadMore);
  useEffect(() => {
    ask.current = onLoadMore;
  });
  const isAsking = !(isLoading || hasFailed || isPaused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports anew whether the end is still in sight
  useEffect(() => {
    const element = end.current;
    if (!(element && isAsking)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask.current();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAsking, count]);
  return (
    <div {...props} ref={root} className={classNames('bd-load-more', className)}>
      <Button size="s" variant="quiet" isPending={isLoading} pendingLabel={loadingLabel} onPress={onLoadMore}>
        {label}
      </Button>
    </div>
  );
};
