import { Card } from '@boostdesk/ui/card';
import { lazy, Suspense } from 'react';
import { LoadError } from '../../../shared/components/load-error.tsx';
import type { CachedOrdersProps } from '../offline-orders/cached-orders.tsx';

const Fallback = ({ otherwise }: CachedOrdersProps) => otherwise;

/** The service worker caches this chunk for offline use. Not `lazyComponent`, which would suspend without a service worker. */
const LazyCachedOrders = lazy(async () => ({
  default: await import('../offline-orders/cached-orders.tsx').then(
    ({ CachedOrders }) => CachedOrders,
    () => Fallback,
  ),
}));

/** Replaces a list that failed to load: the cached one, or the error. */
export const FailedList = (props: Omit<CachedOrdersProps, 'otherwise'>) => {
  const { error, onRetry, isRetrying } = props;
  const otherwise = (
    <Card>
      <LoadError error={error} onRetry={onRetry} isRetrying={isRetrying} />
    </Card>
  );
  return (
    <Suspense>
      <LazyCachedOrders {...props} otherwise={otherwise} />
    </Suspense>
  );
};
