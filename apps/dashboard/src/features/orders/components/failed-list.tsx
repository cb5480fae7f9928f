import { Card } from '@boostdesk/ui/card';
import { ErrorState } from '@boostdesk/ui/error-state';
import { lazy, Suspense } from 'react';
import { errorMessage } from '../../../i18n/error-message.ts';
import type { CachedOrdersProps } from '../offline-orders/cached-orders.tsx';

const Fallback = ({ otherwise }: CachedOrdersProps) => otherwise;

/** The worker has this part where the line is away; without a worker nothing is kept. */
const LazyCachedOrders = lazy(async () => ({
  default: await import('../offline-orders/cached-orders.tsx').then(
    ({ CachedOrders }) => CachedOrders,
    () => Fallback,
  ),
}));

/** In place of a list of orders that could not be read: as it was seen last, or why it is not there. */
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
