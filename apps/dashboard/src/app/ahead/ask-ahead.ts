import { addressOf, type Caller, hasOrders, isOrdersPath } from './ask.ts';
import type { CallAhead } from './asked-ahead.ts';
import type { WholeScreen } from './whole-screen.ts';

/** What every page asks first, and what a list of orders does: as the app asks it, to the letter. */
export const FIRST_CALLS = {
  everyPage: { '/auth/isAuthenticated': {}, '/user/getUserInfo': {} },
  ownOrders: {
    '/order/getList': { scope: 'mine', sort: 'newest' },
    '/order/getCounts': { scope: 'mine' },
  },
} as const;

/** What came with the whole screen, as if it had been asked at its own address. */
const partOf = (part: unknown, path: string): Response =>
  Object.defineProperty(Response.json(part), 'url', { value: addressOf(path) });

/** Which part of the whole screen answers which call. */
const PARTS = [
  ['/order/getList', 'list'],
  ['/order/getCounts', 'counts'],
] as const;

const ownOrders = (caller: Caller, whole: Promise<WholeScreen> | undefined) =>
  PARTS.map(([path, part]): [string, CallAhead] => {
    const body = JSON.stringify(FIRST_CALLS.ownOrders[path]);
    const asked = () => caller.ask(path, body);
    return [path, { body, answer: whole?.then((screen) => partOf(screen[part], path)).catch(asked) ?? asked() }];
  });

/** Asks what the app asks first while its script is still on its way; `asked-ahead.ts` takes the answers up. */
export function askAhead(caller: Caller | null, whole: Promise<WholeScreen> | undefined): void {
  // The script was faster.
  if (globalThis.askedAhead === undefined) return;
  const config = fetch('/config.json', { cache: 'no-cache' });
  const calls = new Map<string, CallAhead>();
  if (caller !== null) {
    for (const [path, request] of Object.entries(FIRST_CALLS.everyPage)) {
      const body = JSON.stringify(request);
      calls.set(path, { body, answer: caller.ask(path, body) });
    }
    if (isOrdersPath() && hasOrders(caller)) for (const [path, call] of ownOrders(caller, whole)) calls.set(path, call);
  }
  // Whoever takes one up hears what became of it.
  for (const answer of [config, ...[...calls.values()].map((call) => call.answer)]) answer.catch(() => undefined);
  globalThis.askedAhead = { config, token: caller?.token ?? null, calls };
}
