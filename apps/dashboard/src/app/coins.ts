import type { Services } from './services.ts';
import { userInfoAtom } from './session-atoms.ts';

/** How many coins the user has, wherever that is shown. */
export function showCoins(store: Services['store'], balance: number): void {
  store.set(userInfoAtom, { ...store.get(userInfoAtom), balance });
}

/** Asks the server. `quiet`: nobody is waiting for it. */
export async function readCoins({ api, store }: Pick<Services, 'api' | 'store'>, quiet = false): Promise<void> {
  const { balance } = await api.boostcoin.getBalance({ user_id: null }, { quiet });
  showCoins(store, balance);
}
