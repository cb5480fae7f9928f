import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the app's page says its build is. */
const VERSION = /<meta name="version" content="([^"]+)"/;

/** The script that draws for a built app, and the build that it is of; null where the app was built without one. */
export function findDrawer(folder: string): { readonly script: string; readonly version: string } | null {
  const script = join(folder, '.drawn', 'thread.js');
  if (!existsSync(script)) return null;
  const version = VERSION.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];
  return version === undefined ? null : { script, version };
}
