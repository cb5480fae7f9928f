import type { ComponentDocs } from '../src/component-docs.ts';

const files = import.meta.glob<ComponentDocs>('../src/*/*.docs.ts', { eager: true, import: 'docs' });

/** `button` of `./src/button/button.stories.tsx`. */
export const getFolder = (storyFile: string): string => /([\w-]+)\.stories\.tsx$/.exec(storyFile)?.[1] ?? '';

export function findDocs(storyFile: string): ComponentDocs | undefined {
  const folder = getFolder(storyFile);
  return files[`../src/${folder}/${folder}.docs.ts`];
}
