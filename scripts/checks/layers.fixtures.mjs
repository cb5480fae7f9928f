// Per layer rule, files that break it, added to the valid tree of layers.test.mjs.
import { DASHBOARD_LAYERS } from '../../.dependency-cruiser.mjs';

const auth = 'packages/auth/src';
const contract = 'packages/api-client/src/contract';
const server = 'apps/server/src';
const dashboard = 'apps/dashboard/src';
const features = 'apps/dashboard/src/features';

const take = (from) => `import { it } from '${from}';\nexport const that = it;\n`;

/** rule name → path → source */
export const broken = {
  'no-circle': { [`${auth}/a.ts`]: take('./b.ts'), [`${auth}/b.ts`]: take('./a.ts') },
  resolves: { [`${auth}/a.ts`]: take('@boostdesk/catalogs/src/money.ts') },
  declared: { [`${auth}/a.ts`]: take('axios') },
  'no-dev-dependency-in-published-code': { [`${auth}/a.ts`]: take('fast-check') },
  'catalogs-knows-no-sibling': { 'packages/catalogs/src/a.ts': take('@boostdesk/auth') },
  'search-knows-no-sibling': { 'packages/search/src/a.ts': take('@boostdesk/catalogs') },
  'ui-knows-no-sibling': { 'packages/ui/src/a.ts': take('@boostdesk/catalogs') },
  'auth-knows-only-catalogs': { [`${auth}/a.ts`]: take('@boostdesk/search') },
  'api-client-knows-only-auth-and-catalogs': { 'packages/api-client/src/a.ts': take('@boostdesk/realtime') },
  'realtime-knows-only-auth-and-catalogs': { 'packages/realtime/src/a.ts': take('@boostdesk/api-client') },
  'i18n-knows-only-api-client-and-catalogs-and-ui': { 'packages/i18n/src/a.ts': take('@boostdesk/auth') },
  'i18n-is-for-web-apps': { [`${server}/a.ts`]: take('@boostdesk/i18n') },
  'nobody-imports-an-app': { 'e2e/a.ts': take('../apps/server/src/index.ts') },
  'apps-do-not-import-each-other': { 'apps/storefront/src/a.ts': take('../../dashboard/src/index.ts') },
  'enter-by-exports': { [`${auth}/a.ts`]: take('../../catalogs/src/index.ts') },
  'server-knows-contracts-only': { [`${server}/a.ts`]: take('@boostdesk/api-client') },
  'contract-stands-alone': { [`${contract}/a.ts`]: take('../index.ts') },
  'pure-packages-know-no-node': {
    [`${auth}/a.ts`]: "import { readFileSync } from 'node:fs';\nexport const it = readFileSync;\n",
  },
  'react-only-in-ui-and-web-apps': { [`${auth}/a.ts`]: take('react') },
  'axios-has-one-home': { [`${auth}/a.ts`]: take('axios') },
  'socket-io-client-has-one-home': { [`${server}/a.ts`]: take('socket.io-client') },
  'jwt-decode-has-one-home': { [`${dashboard}/data/a.ts`]: take('jwt-decode') },
  'jotai-has-one-home': { [`${auth}/a.ts`]: take('jotai') },
  'features-do-not-import-each-other': {
    [`${features}/chat/a.ts`]: take('../orders/b.ts'),
    [`${features}/orders/b.ts`]: 'export const it = 1;\n',
  },
  ...Object.fromEntries(
    DASHBOARD_LAYERS.slice(1).map((layer) => [
      `dashboard-${layer}-imports-down`,
      {
        [`${dashboard}/${layer}/x/a.ts`]: take('../../boot/b.ts'),
        [`${dashboard}/boot/b.ts`]: 'export const it = 1;\n',
      },
    ]),
  ),
  'domains-meet-through-services': {
    [`${server}/domains/chat/chat.service.ts`]: take('../orders/orders.repository.ts'),
    [`${server}/domains/orders/orders.repository.ts`]: 'export const it = 1;\n',
  },
  'only-repositories-speak-sql': { [`${server}/domains/orders/orders.service.ts`]: take('kysely') },
  'routes-do-not-reach-past-services': {
    [`${server}/domains/orders/orders.routes.ts`]: take('./orders.repository.ts'),
    [`${server}/domains/orders/orders.repository.ts`]: 'export const it = 1;\n',
  },
  'ui-part-is-used': {
    'packages/ui/src/button/button.tsx': 'export const it = 1;\n',
    'packages/ui/src/button/part.tsx': 'export const it = 1;\n',
  },
  'no-test-in-product-code': {
    [`${auth}/a.ts`]: take('./b.test.ts'),
    [`${auth}/b.test.ts`]: 'export const it = 1;\n',
  },
};

/** Valid code that resembles violations. */
export const sound = {
  [`${auth}/session.ts`]: take('@boostdesk/catalogs'),
  [`${auth}/session.test.ts`]: take('fast-check'),
  [`${auth}/token.ts`]: take('jwt-decode'),
  'packages/realtime/src/connection.ts': take('socket.io-client'),
  [`${dashboard}/data/atoms.ts`]: take('jotai'),
  'packages/api-client/src/client.ts': take('axios'),
  'packages/ui/src/button.ts': take('react'),
  'packages/ui/src/link/link.tsx': take('./part.tsx'),
  'packages/ui/src/link/part.tsx': 'export const it = 1;\n',
  [`${contract}/order.ts`]: take('@boostdesk/auth'),
  [`${features}/orders/list.ts`]: take('@boostdesk/api-client'),
  [`${server}/domains/orders/orders.repository.ts`]: take('kysely'),
  [`${server}/domains/orders/orders.service.ts`]: take('./orders.repository.ts'),
  [`${server}/domains/orders/orders.routes.ts`]: take('./orders.service.ts'),
  [`${server}/domains/chat/chat.service.ts`]: take('../orders/orders.service.ts'),
  [`${server}/app.ts`]: take('@boostdesk/api-client/contract'),
  [`${server}/app.test.ts`]: take('@boostdesk/api-client'),
  [`${server}/socket.test.ts`]: take('socket.io-client'),
};
