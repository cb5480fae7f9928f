// What `.ci/run` runs beyond `npm test`, and `npm run nightly` beyond both.
import { guard, inHalves, nodeTest, playwright, vitest } from './stages.mjs';

const browser = true;
const journeys = { filter: '@boostdesk/e2e', script: 'e2e', browser };

/** @typedef {{ databaseUrl: string, redisUrl: string, databases: string[] }} Services two empty databases of their own */

/** Two servers at once hear nothing of each other: events are told apart by the number of Redis's database, of which 0 is everybody's. */
export function redisOf(half, redisUrl) {
  const address = new URL(redisUrl);
  const number = Number(address.pathname.slice(1) || 0);
  if (half === '2') address.pathname = `/${number > 1 ? number - 1 : number + 1}`;
  return address.href;
}

/** @param {Services} services */
export function ciStages({ databaseUrl, redisUrl, databases }) {
  const server = { E2E_DATABASE: 'postgres', REDIS_URL: redisUrl };
  return [
    vitest({
      id: 'ci:server',
      title: 'server on PostgreSQL and Redis',
      filter: '@boostdesk/server',
      script: 'test',
      env: { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl },
    }),
    inHalves(
      {
        ...journeys,
        id: 'ci:journeys',
        title: 'journeys on PostgreSQL and Redis',
        // Looks are the same on any database; the stage of all roles takes them.
        args: ['--grep-invert', 'no violation'],
        env: { ...server, DATABASE_URL: databases[0] },
      },
      (half) => ({ REDIS_URL: redisOf(half, redisUrl) }),
    ),
    playwright({
      ...journeys,
      id: 'ci:processes',
      title: 'a journey over two processes',
      env: { ...server, DATABASE_URL: databases[1], E2E_PROCESSES: '2' },
    }),
    playwright({
      ...journeys,
      id: 'ci:twice',
      title: 'the journeys of an order and who is refused, twice without a reset',
      args: ['order.spec.ts', 'order-life.spec.ts', 'refused.spec.ts', '--repeat-each=2'],
      env: { DATABASE_URL: '', REDIS_URL: '' },
    }),
    inHalves({
      ...journeys,
      id: 'ci:full',
      title: 'all other roles and widths',
      args: ['look.spec.ts'],
      env: { DATABASE_URL: '', REDIS_URL: '', E2E_FULL: '1' },
    }),
    playwright({
      id: 'ci:dev',
      title: 'npm run dev swaps what is changed, npm run storybook draws its stories',
      filter: '@boostdesk/e2e',
      script: 'dev-pages',
      browser,
    }),
    playwright({
      id: 'ci:pictures',
      title: 'pictures of the stories',
      filter: '@boostdesk/ui',
      script: 'pictures',
      browser,
    }),
    nodeTest({
      id: 'ci:ratios',
      title: 'time ratios',
      files: ['bench/src/ratios.test.ts'],
      env: { DATABASE_URL: databaseUrl },
      browser,
    }),
  ];
}

// Asks a suite for the numbers that are promised, not the smaller ones that fit into every change.
const PROMISES = 'full';

/** `minutes`: about how long a stage takes on two cores. @param {Services} services */
export const nightlyStages = ({ databaseUrl, redisUrl }) => [
  vitest({
    id: 'nightly:embedded',
    title: 'server on PGlite, promises in full',
    minutes: 80,
    filter: '@boostdesk/server',
    script: 'test',
    env: { DATABASE_URL: '', REDIS_URL: '', PROMISES },
  }),
  vitest({
    id: 'nightly:server',
    title: 'server on PostgreSQL and Redis, promises in full',
    minutes: 75,
    filter: '@boostdesk/server',
    script: 'test',
    env: { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PROMISES },
  }),
  playwright({
    ...journeys,
    id: 'nightly:journeys',
    title: 'journeys, ten times over',
    minutes: 60,
    args: ['--repeat-each=10'],
    env: { DATABASE_URL: '', REDIS_URL: '' },
  }),
  nodeTest({
    id: 'nightly:ratios',
    title: 'time ratios',
    minutes: 4,
    files: ['bench/src/ratios.test.ts'],
    env: { DATABASE_URL: databaseUrl },
    browser,
  }),
  guard({
    id: 'nightly:mutation',
    title: 'rules broken on purpose',
    minutes: 15,
    command: ['node', 'tools/mutation/mutate.mjs'],
  }),
  guard({
    id: 'nightly:bench',
    title: 'benchmarks',
    minutes: 6,
    command: ['pnpm', '--filter', '@boostdesk/bench', 'run', 'bench'],
    env: { DATABASE_URL: databaseUrl },
    browser,
  }),
];
