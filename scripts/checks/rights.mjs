// Finds unused rows of the permissions table.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLE = 'packages/auth/src/permissions.ts';

/** Names of the permissions in the table. @param {string} text */
export function rowsOf(text) {
  const [, table = ''] = /return deepFreeze\(\{\n([\s\S]*?)\n {2}\} as const/.exec(text) ?? [];
  return [...table.matchAll(/^ {4}'?([\w.]+)'?: /gm)].map(([, row]) => row);
}

/** Permissions a source uses: in a call, an event, `can` and similar functions, or a check on an order. @param {string} text */
export function rightsUsedIn(text) {
  const asked =
    /\bright: '([\w.]+)'|\b(?:can|checkPermission|assertCan|isRoleAllowed)\(\s*'([\w.]+)'|\.loadForUpdate\([^']*'([\w.]+)'/g;
  return [...text.matchAll(asked)].map(([, ofCall, ofCan, ofHolding]) => ofCall ?? ofCan ?? ofHolding);
}

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|test-d|stories|fixture)\.tsx?$/.test(name);

/** Sources of apps and packages except the table itself. @param {string} root */
function* sourcesOf(root) {
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, group))) {
      if (name === 'auth' || name.endsWith('.md')) continue;
      const folder = join(root, group, name, 'src');
      for (const file of readdirSync(folder, { recursive: true })) if (isSource(file)) yield join(folder, file);
    }
  }
}

/** All permissions, and the unused ones. @param {string} root */
export function readRights(root) {
  const rows = rowsOf(readFileSync(join(root, TABLE), 'utf8'));
  const asked = new Set([...sourcesOf(root)].flatMap((file) => rightsUsedIn(readFileSync(file, 'utf8'))));
  return { rows, unasked: rows.filter((row) => !asked.has(row)) };
}
