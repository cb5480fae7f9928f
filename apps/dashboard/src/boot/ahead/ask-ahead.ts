import type { CallAhead } from '../../core/asked-ahead.ts';
import { type Caller, hasOrders, isOrdersPath } from './ask.ts';

/** Request bodies by path. They must equal the app's own bodies byte for byte. */
export const FIRST_CALLS = {
  everyPage: { '/auth/isAuthenticated': {}, '/user/getUserInfo': {} },
  ownOrders: {
    '/order/getList': { scope: 'mine', sort: 'newest' },
    '/order/getCounts': { scope: 'mine' },
  },
} as const;

/** Sends the app's first requests while its script loads; `asked-ahead.ts` hands out the answers. */
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
  // The consumer of an answer handles its error.
  for (const answer of [config, ...[...calls.values()].map((call) => call.answer)]) answer.catch(() => undefined);
  globalThis.askedAhead = { config, token: caller?.token ?? null, calls };
}
