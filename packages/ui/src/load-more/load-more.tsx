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
  /** Only the button retries. */
  readonly hasFailed?: boolean | undefined;
  /** The content is reloading; only the button loads more. */
  readonly isPaused?: boolean | undefined;
  /** Loaded entries. A change may load more to fill the screen. */
  readonly count: number;
  /** @default 'Load more' */
  readonly label?: string | undefined;
  /** Read aloud. @default 'Loading' */
  readonly loadingLabel?: string | undefined;
}

/** End of a list. Loads one screen ahead; the button is for keyboards and after failures. */
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
