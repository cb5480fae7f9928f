import type { OrderView } from '@boostdesk/api-client/contract';
import { useEffect, useState } from 'react';
import { useOrderApi } from '../../shared/order-actions/api.ts';

/** Renewed before the server's 60 s expire. */
const RENEW_MS = 50_000;

type Look = NonNullable<OrderView['look']>;

/** Shows the board that this booster views the order, until they leave. */
export function useOwnLook(id: number, isOpen: boolean): void {
  const api = useOrderApi();
  useEffect(() => {
    if (!isOpen) return;
    // Best effort: locking in reveals the same conflict.
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

/** Another booster who views the order. The server names only the latest look, so an earlier one counts until it expires. */
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
