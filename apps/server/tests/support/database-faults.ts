import { FEED_NAME } from '../../src/db/feed-connection.ts';
import type { TestDatabase } from './database.ts';
import type { PrivatePostgres } from './private-postgres.ts';
import { runOnServer } from './run-on-server.ts';

interface Target {
  readonly postgres: PrivatePostgres;
  readonly database: TestDatabase;
}

const endFeeds = ({ postgres }: Target) =>
  runOnServer(
    postgres.url,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = '${FEED_NAME}'`,
  );

/** Open connections stay open. */
const allowConnections = ({ postgres, database }: Target, isAllowed: boolean) =>
  runOnServer(
    postgres.url,
    `alter database ${new URL(database.url ?? '').pathname.slice(1)} allow_connections ${isAllowed}`,
  );

/** Faults of PostgreSQL, for the broadcast connections or for all. */
export const databaseFaults = {
  'the connections for broadcasts are ended': { begin: endFeeds, end: async () => undefined },
  'no connection for broadcasts is accepted': {
    begin: async (target: Target) => {
      await allowConnections(target, false);
      await endFeeds(target);
    },
    end: (target: Target) => allowConnections(target, true),
  },
  'PostgreSQL is frozen': {
    begin: ({ postgres }: Target) => postgres.freeze(),
    end: ({ postgres }: Target) => postgres.thaw(),
  },
  'PostgreSQL is restarted': {
    begin: ({ postgres }: Target) => postgres.stop('SIGINT'),
    end: ({ postgres }: Target) => postgres.start(),
  },
  'PostgreSQL crashes': {
    begin: ({ postgres }: Target) => postgres.stop('SIGQUIT'),
    end: ({ postgres }: Target) => postgres.start(),
  },
} as const;
