import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectStyleSheets } from './collect-style-sheets.ts';

const here = join(import.meta.dirname, '../src');

/** A folder of src with a file of its own name: src/button/button.tsx (or .ts). */
export type Component = {
  readonly name: string;
  readonly file: string;
  /** The component or a dependency has a style sheet. */
  readonly css: boolean;
  readonly ownCss: boolean;
};

/** All components in alphabetical order. */
export function listComponents(src = here): Component[] {
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const file = findComponentFile(src, name);
      if (file === undefined) return [];
      const ownCss = existsSync(join(src, name, `${name}.css`));
      return [{ name, file, ownCss, css: collectStyleSheets(join(src, name, file)).length > 0 }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function findComponentFile(src: string, name: string): string | undefined {
  return [`${name}.tsx`, `${name}.ts`].find((file) => existsSync(join(src, name, file)));
}

type Conditions = Record<string, unknown>;

const built = (name: string): Conditions => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

/** TypeScript 6 and later refuse an import of a style sheet without types. One CommonJS declaration fits both module kinds. */
const builtCss = (name: string): Conditions => ({ types: './dist/style-sheet.d.cts', default: `./dist/${name}.css` });

/** Entries that the patterns do not match: `.ts` sources, and sheets that only collect dependencies. */
function exceptions(): [string, Conditions][] {
  return listComponents().flatMap(({ name, file, css, ownCss }): [string, Conditions][] => [
    ...(file === `${name}.ts`
      ? [[`./${name}`, { '@boostdesk/source': `./src/${name}/${file}`, ...built(name) }] as [string, Conditions]]
      : []),
    ...(css && !ownCss ? [[`./${name}.css`, builtCss(name)] as [string, Conditions]] : []),
  ]);
}

/** The exports map: sources in the workspace, dist when published. */
export function createExportsMap(published: boolean): Record<string, string | Conditions | null> {
  const source = (file: string): Conditions => (published ? {} : { '@boostdesk/source': `./src/${file}` });
  return {
    './*': { ...source('*/*.tsx'), ...built('*') },
    './*.css': { ...source('*/*.css'), ...builtCss('*') },
    ...(published ? {} : Object.fromEntries(exceptions())),
    // Shared by entries; names change with each build.
    './chunks/*': null,
    './styles.css': { ...source('styles.css'), ...builtCss('styles') },
    './base.css': { ...source('styles.css'), ...builtCss('base') },
    './tokens.json': { ...source('tokens/tokens.generated.json'), default: './dist/tokens.json' },
    './tokens.figma.json': {
      ...source('tokens/tokens.figma.generated.json'),
      default: './dist/tokens.figma.json',
    },
    './package.json': './package.json',
  };
}
