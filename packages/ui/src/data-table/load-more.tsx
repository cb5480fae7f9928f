import { useEffect, useRef } from 'react';

interface LoadMoreProps {
  readonly onLoadMore: () => void;
  readonly isLoading: boolean;
  /** The last try brought nothing: only the button asks again, or it would be asked without end. */
  readonly hasFailed: boolean;
  /** Changes whenever rows were added, so that a screen that is still not full asks again. */
  readonly rowCount: number;
  readonly labels: { readonly loading: string; readonly loadMore: string };
}

/** The end of what is loaded: asks for more a screen before it is reached; a button for who tabs there. */
export const LoadMore = ({ onLoadMore, isLoading, hasFailed, rowCount, labels }: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onLoadMore);
  useEffect(() => {
    ask.current = onLoadMore;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports anew whether the end is still in sight
  useEffect(() => {
    const element = end.current;
    if (!element || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask.current();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, hasFailed, rowCount]);
  return (
    <div ref={end} className="bd-table__more">
      <button type="button" className="bd-table__more-button" disabled={isLoading} onClick={onLoadMore}>
        {isLoading ? labels.loading : labels.loadMore}
      </button>
    </div>
  );
};
