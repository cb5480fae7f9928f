// Read by Node for Storybook's index and build.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ComponentDocs } from '../src/component-docs.ts';

/** The docs of a story file; none for foundations and recipes. */
export async function readDocs(storyFile: string): Promise<ComponentDocs | undefined> {
  const file = storyFile.replace(/\.stories\.tsx$/, '.docs.ts');
  if (!existsSync(file)) return undefined;
  const { docs } = (await import(pathToFileURL(file).href)) as { readonly docs: ComponentDocs };
  return docs;
}

/** Stories that a docs page shows. */
export const listShown = ({ playground, examples }: ComponentDocs, exported: readonly string[]): string[] => [
  ...(playground === undefined ? exported.slice(0, 1) : [playground]),
  ...examples,
];
