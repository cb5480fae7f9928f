import type { OrderRow } from '@boostdesk/api-client/contract';
import type { ReactNode } from 'react';
import { formatDeadline } from '../../i18n/format-order.ts';
import { useServerTime } from '../hooks/use-server-time.ts';

interface DeadlineProps {
  readonly order: Pick<OrderRow, 'cancelledAt' | 'deadline' | 'status'>;
  /** Shown without a deadline. @default nothing */
  readonly fallback?: ReactNode;
}

/** 'in 2 days' or 'paused', kept up to date. */
export const Deadline = ({ order, fallback = null }: DeadlineProps): ReactNode => {
  const now = useServerTime();
  return formatDeadline(order, now) ?? fallback;
};
