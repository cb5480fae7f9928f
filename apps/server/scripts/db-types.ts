// Writes src/db/types.ts from the migrated schema.
import { writeFileSync } from 'node:fs';
import { openDb } from '../src/db/index.ts';
import { renderDbTypes } from './render-db-types.ts';

const { query, close } = await openDb({});
writeFileSync(new URL('../src/db/types.ts', import.meta.url), await renderDbTypes(query));
await close();
