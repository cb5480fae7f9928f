import type { OrderStatus } from '@boostdesk/catalogs';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The statuses are literals, to use indexes that name them. */
export const statusIn = (column: RawBuilder<unknown>, statuses: readonly OrderStatus[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
