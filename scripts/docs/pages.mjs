// API pages of the packages from their docstrings, and exports without a docstring.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Application, LogLevel } from 'typedoc';
import { entriesOf } from '../published/entries.mjs';

const root = join(import.meta.dirname, '../..');

/** Entries of a package's exports map: source → import name. Without style sheets. */
function sourcesOf(manifest) {
  const { name, exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  const folder = dirname(manifest);
  return entriesOf(exports, join(root, folder), (entry) => entry['@boostdesk/source'])
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([key, source]) => [join(folder, source), name + key.slice(1)]);
}

/** typedoc's module name: path below packages/ without 'index' and extension. */
const moduleName = (source) => source.replace(/^packages\//, '').replace(/(\/index)?\.tsx?$/, '');

export async function createPages() {
  const entries = globSync('packages/*/package.json', { cwd: root }).sort().flatMap(sourcesOf);
  const app = await Application.bootstrapWithPlugins({
    name: 'Boostdesk',
    entryPoints: entries.map(([source]) => join(root, source)),
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    basePath: join(root, 'packages'),
    out: join(root, 'docs/api'),
    readme: join(root, 'packages/README.md'),
    projectDocuments: [join(root, 'docs/guides/*.md')],
    excludeExternals: true,
    excludePrivate: true,
    githubPages: false,
    disableGit: true,
    // From docs/api/*/*.html.
    sourceLinkTemplate: '../../../packages/{path}#L{line}',
    // The type-check stage does that in half the time.
    skipErrorChecking: true,
    // Types without an export are documented where they are used.
    validation: { notExported: false, invalidLink: true, invalidPath: false, notDocumented: false },
    logLevel: LogLevel.Warn,
  });
  const project = await app.convert();
  if (!project) throw new Error('The sources of the packages could not be read; typedoc said why.');
  const names = new Map(entries.map(([source, imported]) => [moduleName(source), imported]));
  for (const entry of project.children ?? []) entry.name = names.get(entry.name) ?? entry.name;
  app.validate(project);
  return { app, project, warnings: app.logger.warningCount + app.logger.errorCount };
}

const hasComment = (reflection) =>
  reflection.hasComment() || (reflection.signatures ?? []).some((signature) => signature.hasComment());

/** `ButtonProps` beside `Button`: its properties have docstrings instead. */
const isPropsOf = (name, names) => name.endsWith('Props') && names.has(name.slice(0, -'Props'.length));

/** Exports without a docstring, as 'entry: name'. */
export function undocumented(project) {
  const entries = project.children ?? [];
  return entries.flatMap((entry) => {
    const exported = entry.children ?? [];
    const names = new Set(exported.map(({ name }) => name));
    return exported
      .filter((one) => !one.isReference() && !hasComment(one) && !isPropsOf(one.name, names))
      .map(({ name }) => `${entry.name}: ${name}`);
  });
}
