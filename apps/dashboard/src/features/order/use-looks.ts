import type { OrderView } from '@boostdesk/api-client/contract';
import { useEffect, useState } from 'react';
import { useOrderApi } from '../../shared/order-actions/use-order-api.ts';

/** The server holds a look for 60 s; it is renewed a little earlier. */
const RENEW_MS = 50_000;

type Look = NonNullable<OrderView['look']>;

/** Tells the board that this booster looks at the order as long as it is on their screen, and lets go on leaving. */
export function useOwnLook(id: number, isOpen: boolean): void {
  const api = useOrderApi();
  useEffect(() => {
    if (!isOpen) return;
    // A hint to others: where it fails, nothing is lost that locking in would not tell.
    const look = () => {
      if (document.visibilityState === 'visible') void api.order.look({ id }, { quiet: true }).catch(() => undefined);
    };
    look();
    const timer = setInterval(look, RENEW_MS);
    return () => {
      clearInterval(timer);
      void api.order.letGo({ id }, { quiet: true }).catch(() => undefined);
    };
  }, [api, id, isOpen]);
}

/**
 * Another booster who looks at the order. The server names the latest look alone, often one's own: what it said of another before
 * that holds until its time is over.
 */
export function useOtherLook(look: OrderView['look'], self: number): Look | null {
  const [other, setOther] = useState<Look | null>(null);
  const isOther = look !== null && look.booster.id !== self;
  if (isOther && (other?.booster.id !== look.booster.id || other.until !== look.until)) setOther(look);
  useEffect(() => {
    if (other === null) return;
    const timer = setTimeout(() => setOther(null), new Date(other.until).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [other]);
  return other;
}
