import type { OrderView } from '@boostdesk/api-client/contract';
import { isBooster, isStaff } from '@boostdesk/auth';
import { Banner } from '@boostdesk/ui/banner';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatTime } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';

/** Tells each side until when the order is offered to favourites of its customer first. */
export const FirstOfferBanner = ({ order }: { readonly order: OrderView }) => {
  const actor = useAtomValue(actorAtom);
  if (order.firstOffer === undefined) return null;
  const time = formatTime(order.firstOffer.until);
  if (isBooster(actor)) {
    return (
      <Banner tone="success" icon="star">
        <Trans>You’re a preferred booster of this customer. The order is offered to you first until {time}.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="info" icon="star">
      {isStaff(actor) ? (
        <Trans>Offered first to the customer’s preferred boosters until {time}. You can assign it at any time.</Trans>
      ) : (
        <Trans>Offered first to your preferred boosters until {time}</Trans>
      )}
    </Banner>
  );
};
