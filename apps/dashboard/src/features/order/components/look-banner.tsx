import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { Banner } from '@boostdesk/ui/banner';
import { Countdown } from '@boostdesk/ui/countdown';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { useOtherLook, useOwnLook } from '../use-looks.ts';

/** Another booster who views the order on the board, with the remaining time; does not prevent locking in. */
export const LookBanner = ({ order }: { readonly order: OrderView }) => {
  const actor = useAtomValue(actorAtom);
  const isOpen = can('order.look', actor, subjectOf(order));
  useOwnLook(order.id, isOpen);
  const other = useOtherLook(order.look, actor.id);
  if (!isOpen || other === null) return null;
  return (
    <Banner tone="warning" icon="eye">
      <Trans>
        {other.booster.name} is also viewing this order (<Countdown until={new Date(other.until).getTime()} /> left)
      </Trans>
    </Banner>
  );
};
