import type { TestDatabase } from './database.ts';

/** Node of a plan, as PostgreSQL explains it. */
export interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Includes rows that the plan does not return. */
export function rowsRead(node: PlanNode): number {
  const {
    'Actual Rows': taken,
    'Actual Loops': loops,
    'Rows Removed by Filter': removed = 0,
    Plans: parts = [],
  } = node;
  const own = node['Relation Name'] === undefined ? 0 : (taken + removed) * loops;
  return parts.reduce((sum, part) => sum + rowsRead(part), own);
}

/** Runs a function, and then its reads again with their plans; a job of a server may change rows meanwhile. */
export async function plansOf(
  database: TestDatabase,
  read: () => Promise<unknown>,
): Promise<{ readonly query: string; readonly plan: PlanNode }[]> {
  const { queries, parameters } = database;
  queries.length = 0;
  parameters.length = 0;
  await read();
  const plans: { query: string; plan: PlanNode }[] = [];
  for (const [place, query] of [...queries].entries()) {
    if (!/^\s*(select|with)\b/i.test(query)) continue;
    const [row] = await database.query(`explain (analyze, format json) ${query}`, parameters[place]);
    const [{ Plan: plan }] = Object(row)['QUERY PLAN'] as [{ Plan: PlanNode }];
    plans.push({ query, plan });
  }
  return plans;
}
