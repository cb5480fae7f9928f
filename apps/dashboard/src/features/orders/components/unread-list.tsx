import { Card } from '@boostdesk/ui/card';
import { ErrorState } from '@boostdesk/ui/error-state';
import { lazy, Suspense } from 'react';
import { errorMessage } from '../../../i18n/error-message.ts';
import type { KeptOrdersProps } from '../last-seen/kept-orders.tsx';

const Otherwise = ({ otherwise }: KeptOrdersProps) => otherwise;

/** The worker has this part where the line is away; without a worker nothing is kept. */
const Kept = lazy(async () => ({
  default: await import('../last-seen/kept-orders.tsx').then(
    ({ KeptOrders }) => KeptOrders,
    () => Otherwise,
  ),
}));

/** In place of a list of orders that could not be read: as it was seen last, or why it is not there. */
export const UnreadList = (props: Omit<KeptOrdersProps, 'otherwise'>) => {
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
      <Kept {...props} otherwise={otherwise} />
    </Suspense>
  );
};
