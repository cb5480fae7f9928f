import type { OrderRow } from '@boostdesk/api-client/contract';
import { useEffect, useState } from 'react';

/** Who views an order of the board; expires locally, because the server sends no event for its end. */
export function useCurrentLook({ look }: Pick<OrderRow, 'look'>): OrderRow['look'] {
  const until = look === null ? null : new Date(look.until).getTime();
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return over === until ? null : look;
}
