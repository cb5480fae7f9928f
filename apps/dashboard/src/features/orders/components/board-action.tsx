import type { OrderRow } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { ButtonLink } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { toLocalTime } from '../../../i18n/server-clock.ts';
import { actorAtom } from '../../../session/session-atoms.ts';

/** Who views an order of the board; expires locally, because the server sends no event for its end. */
export function useCurrentLook({ look }: Pick<OrderRow, 'look'>): OrderRow['look'] {
  const until = look === null ? null : toLocalTime(look.until);
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return over === until ? null : look;
}

/** On the board: who is viewing the order, or a link to lock it in on the order's own screen. */
export const BoardAction = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const look = useCurrentLook(order);
  if (order.status !== ORDER_STATUS.awaiting) return null;
  const other = look === null || look.booster.id === actor.id ? null : look.booster.name;
  if (other !== null) return <span title={t`${other} is viewing this order`}>{other}…</span>;
  return (
    <ButtonLink size="s" href={`/order/${order.id}`} aria-label={t`Lock in order ${order.id}`}>
      <Trans>Lock in</Trans>
    </ButtonLink>
  );
};
