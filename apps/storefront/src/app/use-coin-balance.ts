import { can } from '@boostdesk/auth';
import { useServices, useVisitor } from './services-context.ts';
import { useCall } from './use-call.ts';

/** BoostCoins of a customer; 0 for others, and while unknown. */
export function useCoinBalance(): number {
  const { api } = useServices();
  const { actor } = useVisitor();
  const isCustomer = can('order.create', actor);
  const read = useCall(`coins ${isCustomer ? actor.id : 0}`, async (signal) =>
    isCustomer ? api.boostcoin.getBalance({ user_id: null }, { quiet: true, signal }) : { balance: 0 },
  );
  return read.status === 'done' ? read.value.balance : 0;
}
