// Writes src/db/types.ts from the schema that the migrations give on a fresh in-memory PGlite.
import { readFileSync, writeFileSync } from 'node:fs';
import { openDb } from '../src/db/index.ts';

const out = new URL('../src/db/types.ts', import.meta.url);
const { query, close } = await openDb({});
type Col = { t: string; c: string; typ: string; elem: string | null; nn: boolean; def: boolean; gen: string; comment: string | null };
const cols = (await query(`
  select c.relname t, a.attname c, ty.typname typ, el.typname elem, a.attnotnull nn,
         (a.atthasdef or a.attidentity <> '') def,
         case when a.attgenerated <> '' or a.attidentity = 'a' then 'always' else '' end gen, col_description(c.oid, a.attnum) comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  join pg_type ty on ty.oid = a.atttypid left join pg_type el on el.oid = ty.typelem and ty.typcategory = 'A'
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'
  order by c.relname, a.attnum`)) as Col[];
const enums = (await query(`select t.typname n, array_agg(e.enumlabel::text order by e.enumsortorder) v
  from pg_enum e join pg_type t on t.oid = e.enumtypid group by 1 order by 1`)) as { n: string; v: string[] }[];
await close();
const pascal = (s: string) => s.replace(/(^|_)(\w)/g, (_, __, x: string) => x.toUpperCase());
const map: Record<string, string> = { bool: 'boolean', int2: 'number', int4: 'number', float4: 'number', float8: 'number', int8: 'Int8', numeric: 'Numeric', text: 'string', varchar: 'string', bpchar: 'string', citext: 'string', uuid: 'string', timestamptz: 'Timestamp', timestamp: 'Timestamp', date: 'Timestamp', json: 'Json', jsonb: 'Json', bytea: 'Uint8Array', tsvector: 'string', interval: 'string', inet: 'string' };
const en = new Set(enums.map((e) => e.n));
const one = (t: string) => { const r = en.has(t) ? pascal(t) : map[t]; if (!r) throw new Error(`no TypeScript type for ${t}`); return r; };
const type = (c: Col) => {
  const base = (c.elem ? `${one(c.elem)}[]` : one(c.typ)) + (c.nn ? '' : ' | null');
  return c.gen ? `GeneratedAlways<${base}>` : c.def ? `Generated<${base}>` : base;
};
const tables = Map.groupBy(cols, (c) => c.t);
const text = `// Written by scripts/db-types.ts from the migrations; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
export type Int8 = string;
export type Numeric = ColumnType<string, number | string, number | string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type JsonValue = boolean | number | string | null | { [k: string]: JsonValue | undefined } | JsonValue[];
export type Json = ColumnType<JsonValue, string, string>;
${enums.map((e) => `export type ${pascal(e.n)} = ${e.v.map((v) => `'${v}'`).join(' | ')};`).join('\n')}

${[...tables].map(([t, cs]) => `export interface ${pascal(t)} {\n${cs.map((c) => `${c.comment ? `  /** ${c.comment} */\n` : ''}  ${c.c}: ${type(c)};`).join('\n')}\n}\n`).join('\n')}
export interface DB {\n${[...tables.keys()].map((t) => `  ${t}: ${pascal(t)};`).join('\n')}\n}\n`;
if (process.argv.includes('--check')) { if (readFileSync(out, 'utf8') !== text) { console.error('src/db/types.ts is out of date: pnpm db:types'); process.exit(1); } }
else writeFileSync(out, text);
