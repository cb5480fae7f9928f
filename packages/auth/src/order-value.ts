import type { Actor } from './actor.ts';
import { isBooster } from './roles.ts';

/** What an order is worth to a user: to boosters their share, where they have one, to others the price. */
export const orderValueFor = <Amount>(
  actor: Pick<Actor, 'role'>,
  { price, earning }: { readonly price: Amount; readonly earning: Amount | null },
): Amount => (isBooster(actor) ? (earning ?? price) : price);
