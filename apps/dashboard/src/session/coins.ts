import type { CallOptions } from '@boostdesk/api-client';
import type { Services } from '../core/services.ts';
import { atom } from '../core/state.ts';
import { userInfoAtom } from './session-atoms.ts';

type Store = Services['store'];

/** Number of balance events so far. */
const balanceEventsAtom = atom(0);

function showCoins(store: Store, balance: number): void {
  store.set(userInfoAtom, { ...store.get(userInfoAtom), balance });
}

/** Shows the balance of an event. */
export function showCoinsOfEvent(store: Store, balance: number): void {
  store.set(balanceEventsAtom, store.get(balanceEventsAtom) + 1);
  showCoins(store, balance);
}

/** Shows the balance of an answer, unless an event arrived meanwhile, which is at least as new. */
export async function showCoinsOfResponse(store: Store, answer: Promise<{ readonly balance: number }>): Promise<void> {
  const before = store.get(balanceEventsAtom);
  const { balance } = await answer;
  if (store.get(balanceEventsAtom) === before) showCoins(store, balance);
}

/** Fetches the balance. `quiet` shows no toast for an error. */
export const fetchCoins = (
  { api, store }: Pick<Services, 'api' | 'store'>,
  quiet?: CallOptions['quiet'],
): Promise<void> => showCoinsOfResponse(store, api.boostcoin.getBalance({ user_id: null }, { quiet }));
