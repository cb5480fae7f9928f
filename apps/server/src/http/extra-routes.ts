import { calls } from '@boostdesk/api-client/contract';
import type { FastifyInstance } from 'fastify';

interface ExtraRoute {
  readonly method: 'GET' | 'OPTIONS';
  readonly path: RegExp;
  readonly reason: string;
}

/** All routes outside the contract, none at a path of it; each GET also serves HEAD. */
export const extraRoutes: readonly ExtraRoute[] = [
  { method: 'OPTIONS', path: /^\*$/, reason: 'browsers ask before they call from the public site' },
  { method: 'GET', path: /^\/(health|ready)$/, reason: 'balancers ask for the state of the process' },
  {
    method: 'GET',
    path: /^\/(openapi\.json|docs\/?|docs\/openapi\.(json|yaml)|docs\/js\/scalar\.js)$/,
    reason: 'the page that explains the calls, which production does not have',
  },
  {
    method: 'GET',
    path: /^\/storybook(\/\*)?$/,
    reason: 'the page that shows the components, which production does not have',
  },
  {
    method: 'GET',
    path: /^\/api\/pictures\/:name$/,
    reason: 'browsers ask for pictures without a token, and get bytes, which no call answers',
  },
  {
    method: 'GET',
    path: /^\/api\/uploads\/:id\/:size$/,
    reason: 'browsers ask for pictures of chats without a token, by an address that is signed for their user',
  },
  {
    method: 'GET',
    path: /^\/api\/calendars\/:file$/,
    reason: 'calendar programs ask for the sessions of a user without a token, by a secret address',
  },
  { method: 'GET', path: /^\/config\.json$/, reason: 'the dashboard reads where its API is before it can call' },
  { method: 'GET', path: /^\/\*?$/, reason: "the dashboard's page, under every address that is a screen" },
  {
    method: 'GET',
    path: /^\/(?!api\/)[^:*]+\.\w+$/,
    reason: "the dashboard's own files, and what else stands beside them; no call has a dot",
  },
];

const contractRoutes = new Set(calls.flatMap(({ method, path }) => [`${method} ${path}`, `${method} /api${path}`]));

export function isExtraRoute(method: string, path: string): boolean {
  return extraRoutes.some((one) => one.method === method && one.path.test(path));
}

/**
 * Call it before any route is registered.
 * @throws Error for a route that is neither in the contract nor in `extraRoutes`
 */
export function assertKnownRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method: methods, url }) => {
    for (const method of [methods].flat()) {
      const asked = method === 'HEAD' ? 'GET' : method;
      if (!contractRoutes.has(`${asked} ${url}`) && !isExtraRoute(asked, url))
        throw new Error(`${method} ${url} is no call of the contract, and not in the list of what stands beside it.`);
    }
  });
}
