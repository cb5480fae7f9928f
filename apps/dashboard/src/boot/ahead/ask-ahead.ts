import type { CallAhead } from '../../core/asked-ahead.ts';
import { type Caller, hasOrders, isOrdersPath } from './ask.ts';

/** What every page asks first, and what a list of orders does: as the app asks it, to the letter. */
export const FIRST_CALLS = {
  everyPage: { '/auth/isAuthenticated': {}, '/user/getUserInfo': {} },
  ownOrders: {
    '/order/getList': { scope: 'mine', sort: 'newest' },
    '/order/getCounts': { scope: 'mine' },
  },
} as const;

/** Sends the requests that the app sends first while its script is still loading; `asked-ahead.ts` hands out the answers. */
export function askAhead(caller: Caller | null): void {
  const config = fetch('/config.json', { cache: 'no-cache' });
  const calls = new Map<string, CallAhead>();
  if (caller !== null) {
    const { everyPage, ownOrders } = FIRST_CALLS;
    const requests = { ...everyPage, ...(isOrdersPath() && hasOrders(caller) ? ownOrders : {}) };
    for (const [path, request] of Object.entries(requests)) {
      const body = JSON.stringify(request);
      calls.set(path, { body, answer: caller.ask(path, body) });
    }
  }
  // Whoever takes one up hears what became of it.
  for (const answer of [config, ...[...calls.values()].map((call) => call.answer)]) answer.catch(() => undefined);
  globalThis.askedAhead = { config, token: caller?.token ?? null, calls };
}
