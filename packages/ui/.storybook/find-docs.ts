import type { ComponentDocs } from '../src/component-docs.ts';
import { getFolder } from './get-folder.ts';

const files = import.meta.glob<ComponentDocs>('../src/*/*.docs.ts', { eager: true, import: 'docs' });

export function findDocs(storyFile: string): ComponentDocs | undefined {
  const folder = getFolder(storyFile);
  return files[`../src/${folder}/${folder}.docs.ts`];
}
