import type { PrefetchedCall } from '../../core/prefetch-cache.ts';
import { canSeeOwnOrders, isOrdersPath, type StoredAuth } from './page-auth.ts';

/** Request bodies by path. They must equal the app's own bodies byte for byte. */
export const PREFETCH_REQUESTS = {
  everyPage: { '/auth/isAuthenticated': {}, '/user/getUserInfo': {} },
  ownOrders: {
    '/order/getList': { scope: 'mine', sort: 'newest' },
    '/order/getCounts': { scope: 'mine' },
  },
} as const;

/** Sends the app's first requests while its script loads; `prefetch-cache.ts` hands out the responses. */
export function prefetchBootData(auth: StoredAuth | null): void {
  const at = Date.now();
  const config = fetch('/config.json', { cache: 'no-cache' });
  const calls = new Map<string, PrefetchedCall>();
  if (auth !== null) {
    const { everyPage, ownOrders } = PREFETCH_REQUESTS;
    const requests = { ...everyPage, ...(isOrdersPath() && canSeeOwnOrders(auth) ? ownOrders : {}) };
    for (const [path, request] of Object.entries(requests)) {
      const body = JSON.stringify(request);
      calls.set(path, { body, answer: auth.post(path, body) });
    }
  }
  // The consumer of an answer handles its error.
  for (const answer of [config, ...[...calls.values()].map((call) => call.answer)]) answer.catch(() => undefined);
  globalThis.prefetchCache = { config, token: auth?.token ?? null, at, calls };
}
