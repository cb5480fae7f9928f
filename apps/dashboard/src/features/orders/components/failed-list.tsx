import { Card } from '@boostdesk/ui/card';
import { ErrorState } from '@boostdesk/ui/error-state';
import { lazy, Suspense } from 'react';
import { errorMessage } from '../../../i18n/error-message.ts';
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
      <ErrorState onRetry={onRetry} isRetrying={isRetrying}>
        {errorMessage(error)}
      </ErrorState>
    </Card>
  );
  return (
    <Suspense>
      <LazyCachedOrders {...props} otherwise={otherwise} />
    </Suspense>
  );
};
