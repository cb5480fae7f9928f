import type { OrderView } from '@boostdesk/api-client/contract';
import { useEffect, useState } from 'react';
import type { QuietErrors } from '../../data/api-query.ts';
import { createRepeatedCall, isLostConnection } from '../../data/repeated-call.ts';
import { toLocalTime } from '../../i18n/server-clock.ts';
import { useOrderApi } from '../../shared/order-actions/api.ts';

/** Renewed before the server's 60 s expire. */
const RENEW_MS = 50_000;

/** The page itself says that the order has left the board. */
const orGone =
  (quiet: QuietErrors): QuietErrors =>
  (error) =>
    error.status === 404 || error.status === 409 || quiet(error);

type Look = NonNullable<OrderView['look']>;

/** Shows the board that this booster views the order, until they leave. */
export function useOwnLook(id: number, isOpen: boolean): void {
  const api = useOrderApi();
  useEffect(() => {
    if (!isOpen) return;
    const repeat = createRepeatedCall();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void repeat((quiet) => api.order.look({ id }, { quiet: orGone(quiet) })).catch(() => undefined);
    };
    look();
    const timer = setInterval(look, RENEW_MS);
    return () => {
      clearInterval(timer);
      void api.order.letGo({ id }, { quiet: orGone(isLostConnection) }).catch(() => undefined);
    };
  }, [api, id, isOpen]);
}

/** Another booster who views the order. The server names only the latest look, so an earlier one counts until it expires. */
export function useOtherLook(look: OrderView['look'], self: number): Look | null {
  const [other, setOther] = useState<Look | null>(null);
  // The cached order keeps an expired look until it is fetched again.
  const [over, setOver] = useState<string | null>(null);
  const isOther = look !== null && look.booster.id !== self;
  if (isOther && (other?.booster.id !== look.booster.id || other.until !== look.until)) setOther(look);
  useEffect(() => {
    if (other === null) return;
    const timer = setTimeout(() => setOver(other.until), toLocalTime(other.until) - Date.now());
    return () => clearTimeout(timer);
  }, [other]);
  return other?.until === over ? null : other;
}
