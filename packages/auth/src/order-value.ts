import type { Actor } from './actor.ts';
import { isBooster } from './roles.ts';

/** Value of an order to a user: the share for boosters who have one, else the price. */
export const orderValueFor = <Amount>(
  actor: Pick<Actor, 'role'>,
  { price, earning }: { readonly price: Amount; readonly earning: Amount | null },
): Amount => (isBooster(actor) ? (earning ?? price) : price);
