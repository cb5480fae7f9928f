import type { Services } from '../core/services.ts';
import { atom } from '../core/state.ts';
import { userInfoAtom } from './session-atoms.ts';

type Store = Services['store'];

/** How often an event has told of the balance. */
const tellingsAtom = atom(0);

/** How many coins the user has, wherever that is shown. */
function showCoins(store: Store, balance: number): void {
  store.set(userInfoAtom, { ...store.get(userInfoAtom), balance });
}

/** As many as an event says. */
export function showCoinsTold(store: Store, balance: number): void {
  store.set(tellingsAtom, store.get(tellingsAtom) + 1);
  showCoins(store, balance);
}

/** As many as an answer says, unless an event told of it meanwhile: what that says is newer, or the same. */
export async function showCoinsAsked(store: Store, answer: Promise<{ readonly balance: number }>): Promise<void> {
  const before = store.get(tellingsAtom);
  const { balance } = await answer;
  if (store.get(tellingsAtom) === before) showCoins(store, balance);
}

/** Asks the server. `quiet`: nobody is waiting for it. */
export const readCoins = ({ api, store }: Pick<Services, 'api' | 'store'>, quiet = false): Promise<void> =>
  showCoinsAsked(store, api.boostcoin.getBalance({ user_id: null }, { quiet }));
