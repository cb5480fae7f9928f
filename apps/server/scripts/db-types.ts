// Writes src/db/types.ts from the schema that the migrations make on a fresh database in memory. With --check it only looks
// whether the file is fresh, and exits with 1 where it is not.
import { readFileSync, writeFileSync } from 'node:fs';
import { openDb } from '../src/db/index.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Type of an array's elements. */
  readonly element: string | null;
  readonly required: boolean;
  readonly defaulted: boolean;
  /** Made by the database always: never written. */
  readonly made: boolean;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, t.typname as type,
         case when t.typcategory = 'A' then e.typname end as element,
         a.attnotnull as required, (a.atthasdef or a.attidentity <> '') as defaulted,
         (a.attgenerated <> '' or a.attidentity = 'a') as made
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'
  order by c.relname, a.attnum`;

const typeNames: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'Int8',
  numeric: 'Numeric',
  text: 'string',
  uuid: 'string',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  bytea: 'Uint8Array',
  xid8: 'string',
};

const HEAD = `// Written by scripts/db-types.ts from the migrations; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
export type Int8 = string;
export type Numeric = ColumnType<string, number | string, number | string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type JsonValue = boolean | number | string | null | { [key: string]: JsonValue | undefined } | JsonValue[];
export type Json = ColumnType<JsonValue, string, string>;
`;

const pascal = (name: string): string => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

function nameOf(type: string): string {
  const name = typeNames[type];
  if (name === undefined) throw new Error(`There is no TypeScript type for ${type}.`);
  return name;
}

function typeOf(column: Column): string {
  const plain = column.element === null ? nameOf(column.type) : `${nameOf(column.element)}[]`;
  const base = column.required ? plain : `${plain} | null`;
  if (column.made) return `GeneratedAlways<${base}>`;
  return column.defaulted ? `Generated<${base}>` : base;
}

function textOf(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `  ${column.name}: ${typeOf(column)};\n`);
    return `\nexport interface ${pascal(table)} {\n${lines.join('')}}\n`;
  });
  const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};\n`);
  return `${HEAD}${interfaces.join('')}\nexport interface DB {\n${all.join('')}}\n`;
}

const file = new URL('../src/db/types.ts', import.meta.url);
const { query, close } = await openDb({});
// The query above names exactly these columns.
const text = textOf((await query(COLUMNS)) as Column[]);
await close();
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('src/db/types.ts is out of date: pnpm --filter @boostdesk/server db:types\n');
  process.exitCode = 1;
}
