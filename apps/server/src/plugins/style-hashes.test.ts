import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ariaStyleHashes } from './style-hashes.ts';

const folder = fileURLToPath(new URL('../../../../packages/ui/node_modules/react-aria/dist/private', import.meta.url));
/** The one value interpolated in these styles. */
const PRESSABLE = 'data-react-aria-pressable';

const insertedStyles = (code: string): string[] =>
  [...code.matchAll(/\bstyle\w*\.textContent\s*=\s*`([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
    text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, PRESSABLE).trim(),
  );

test('ariaStyleHashes contains exactly the styles that react-aria inserts', () => {
  const code = globSync('**/*.mjs', { cwd: folder }).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const styles = code.filter((text) => text.includes("createElement('style')")).flatMap(insertedStyles);
  const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect([...ariaStyleHashes].sort()).toEqual(hashes.sort());
});
