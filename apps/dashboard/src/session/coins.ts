import type { Services } from '../core/services.ts';
import { atom } from '../core/state.ts';
import { userInfoAtom } from './session-atoms.ts';

type Store = Services['store'];

/** Number of balance events so far. */
const tellingsAtom = atom(0);

function showCoins(store: Store, balance: number): void {
  store.set(userInfoAtom, { ...store.get(userInfoAtom), balance });
}

/** Shows the balance of an event. */
export function showCoinsTold(store: Store, balance: number): void {
  store.set(tellingsAtom, store.get(tellingsAtom) + 1);
  showCoins(store, balance);
}

/** Shows the balance of an answer, unless an event arrived meanwhile, which is at least as new. */
export async function showCoinsAsked(store: Store, answer: Promise<{ readonly balance: number }>): Promise<void> {
  const before = store.get(tellingsAtom);
  const { balance } = await answer;
  if (store.get(tellingsAtom) === before) showCoins(store, balance);
}

/** Fetches the balance. `quiet` shows no toast for an error. */
export const readCoins = ({ api, store }: Pick<Services, 'api' | 'store'>, quiet = false): Promise<void> =>
  showCoinsAsked(store, api.boostcoin.getBalance({ user_id: null }, { quiet }));
