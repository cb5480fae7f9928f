import type { ImportedName } from './story-file.ts';
import { NoUserCode } from './story-parts.ts';

/** `../button/button.tsx` is published as `@boostdesk/ui/button`. */
function toPublished(module: string, folder: string): string {
  if (!module.startsWith('.')) return module;
  const [, parent = folder, file] = /^\.\.?\/(?:([\w-]+)\/)?([\w-]+)\.tsx?$/.exec(module) ?? [];
  if (parent !== file) throw new NoUserCode(`${module} is not published`);
  return `@boostdesk/ui/${file}`;
}

const isOwnFolder = (module: string) => /^\.\/([\w-]+)\.tsx?$/.exec(module)?.[1] ?? '';

/** Import statements for the used names; test helpers have none. */
export function writeImports(used: ReadonlySet<string>, imports: ReadonlyMap<string, ImportedName>): string {
  const modules = new Map<string, string[]>();
  for (const [name, { module, exported, isType }] of imports) {
    if (!used.has(name)) continue;
    if (module.startsWith('storybook/')) throw new NoUserCode(`${name} of ${module} is test code`);
    const published = toPublished(module, isOwnFolder(module));
    const spelt = `${isType ? 'type ' : ''}${exported === name ? name : `${exported} as ${name}`}`;
    modules.set(published, [...(modules.get(published) ?? []), spelt]);
  }
  return [...modules].map(([module, names]) => `import { ${names.join(', ')} } from '${module}';`).join('\n');
}
