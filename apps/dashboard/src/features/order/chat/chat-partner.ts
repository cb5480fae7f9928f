import type { OrderView } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { t } from '@lingui/core/macro';

export interface ChatPartner {
  readonly name: string;
  readonly image: string | null;
  /** What they are in the order. */
  readonly roleLabel: string;
}

/** Who is at the other end: the booster for the customer, the customer for all others. */
export function chatPartnerOf(order: OrderView, actor: Actor): ChatPartner | undefined {
  const isCustomer = order.customer?.id === actor.id;
  const person = isCustomer ? order.booster : order.customer;
  if (person === null) return undefined;
  return { name: person.name, image: person.image, roleLabel: isCustomer ? t`Your booster` : t`Customer` };
}

/** Who reads what one writes: the other side, and both of them where one is neither. */
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
