import type { OrderView } from '@boostdesk/api-client/contract';
import { isBooster } from '@boostdesk/auth';
import { Banner } from '@boostdesk/ui/banner';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatTime } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';

/** Tells each side until when the order is offered to favourites of its customer first. */
export const FirstOfferBanner = ({ order }: { readonly order: OrderView }) => {
  const actor = useAtomValue(actorAtom);
  const now = useServerTime();
  const { firstOffer } = order;
  if (firstOffer === undefined || Date.parse(firstOffer.until) <= now) return null;
  const time = formatTime(firstOffer.until);
  // Boosters and staff can be customers, too.
  if (order.customer?.id === actor.id) {
    return (
      <Banner tone="info" icon="star">
        <Trans>Offered first to your preferred boosters until {time}.</Trans>
      </Banner>
    );
  }
  if (isBooster(actor)) {
    return (
      <Banner tone="success" icon="star">
        <Trans>You’re a preferred booster of this customer. The order is offered to you first until {time}.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="info" icon="star">
      <Trans>Offered first to the customer’s preferred boosters until {time}. You can assign it at any time.</Trans>
    </Banner>
  );
};
