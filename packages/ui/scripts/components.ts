import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const here = join(import.meta.dirname, '../src');

/** A component is a folder of src that holds a file of its own name: src/button/button.tsx (or .ts). */
export type Component = { readonly name: string; readonly file: string; readonly css: boolean };

/** The components in the order of the alphabet; what the exports map and the build are made of. */
export function components(src = here): Component[] {
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: fileOf(src, name), css: existsSync(join(src, name, `${name}.css`)) }))
    .filter((found): found is Component => found.file !== undefined)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function fileOf(src: string, name: string): string | undefined {
  return [`${name}.tsx`, `${name}.ts`].find((file) => existsSync(join(src, name, file)));
}

type Conditions = Record<string, unknown>;

/** The exports map: for the workspace it reads sources, for the published package only what was built. */
export function exportsMap(published: boolean): Record<string, string | Conditions> {
  const source = (file: string): Conditions => (published ? {} : { '@boostdesk/source': `./src/${file}` });
  const entries: [string, string | Conditions][] = components().flatMap(({ name, file, css }) => [
    [
      `./${name}`,
      {
        ...source(`${name}/${file}`),
        import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
        require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
      },
    ],
    ...(css
      ? [[`./${name}.css`, { ...source(`${name}/${name}.css`), default: `./dist/${name}.css` }] as [string, Conditions]]
      : []),
  ]);
  return {
    ...Object.fromEntries(entries),
    './styles.css': { ...source('styles.css'), default: './dist/styles.css' },
    './base.css': { ...source('styles.css'), default: './dist/base.css' },
    './tokens.json': { ...source('tokens/tokens.generated.json'), default: './dist/tokens.json' },
    './package.json': './package.json',
  };
}
