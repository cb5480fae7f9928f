import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { ORDER_STATUS, orderAgainPath } from '@boostdesk/catalogs';
import { Icon } from '@boostdesk/ui/icon';
import { ButtonLink } from '@boostdesk/ui/link';
import { Trans } from '@lingui/react/macro';
import { siteAddress } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';

/** Opens the public site's order form with the choices of the customer's complete order. */
export const OrderAgain = ({ order }: { readonly order: OrderView }) => {
  const { config } = useServices();
  const actor = useAtomValue(actorAtom);
  const isOwn = order.customer?.id === actor.id && can('order.create', actor);
  const path = isOwn && order.status === ORDER_STATUS.complete ? orderAgainPath(order) : null;
  if (path === null) return null;
  return (
    <ButtonLink href={siteAddress(config, path)}>
      <Icon name="retry" />
      <Trans>Order again</Trans>
    </ButtonLink>
  );
};
