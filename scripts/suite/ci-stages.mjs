// What `.ci/run` runs beyond `npm test`.
import { nodeTest, playwright, vitest } from './stages.mjs';

const browser = true;
const journeys = { filter: '@boostdesk/e2e', script: 'e2e', browser };

/** @param {{ database: string, redis: string, fresh: () => Promise<string> }} services */
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
    playwright({
      ...journeys,
      id: 'ci:journeys',
      title: 'journeys on PostgreSQL and Redis',
      env: { ...server, DATABASE_URL: databases[0] },
    }),
    playwright({
      ...journeys,
      id: 'ci:processes',
      title: 'a journey over two processes',
      env: { ...server, DATABASE_URL: databases[1], E2E_PROCESSES: '2' },
    }),
    playwright({
      ...journeys,
      id: 'ci:full',
      title: 'all roles and widths',
      env: { DATABASE_URL: '', REDIS_URL: '', E2E_FULL: '1' },
    }),
    nodeTest({ id: 'ci:ratios', title: 'time ratios', files: ['bench/src/ratios.test.ts'] }),
  ];
}
