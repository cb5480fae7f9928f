import type { OrderView } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { t } from '@lingui/core/macro';

export interface ChatPartner {
  readonly name: string;
  readonly image: string | null;
  readonly roleLabel: string;
}

/** The other side of the chat: the booster for the customer, the customer for everyone else. */
export function chatPartnerOf(order: OrderView, actor: Actor): ChatPartner | undefined {
  const isCustomer = order.customer?.id === actor.id;
  const person = isCustomer ? order.booster : order.customer;
  if (person === null) return undefined;
  return { name: person.name, image: person.image, roleLabel: isCustomer ? t`Your booster` : t`Customer` };
}

/** The recipients of a message: the other side, or both sides if staff write. */
export function recipientsLabel(
  order: Pick<OrderView, 'customer' | 'booster'>,
  actor: Pick<Actor, 'id'>,
): string | undefined {
  const names = [order.customer, order.booster].flatMap((one) =>
    one === null || one.id === actor.id ? [] : [one.name],
  );
  const [first, second] = names;
  return first !== undefined && second !== undefined ? t`${first} and ${second}` : first;
}
