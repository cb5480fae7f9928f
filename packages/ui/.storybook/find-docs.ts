import type { ComponentDocs } from '../src/component-docs.ts';

const files = import.meta.glob<ComponentDocs>('../src/*/*.docs.ts', { eager: true, import: 'docs' });

/** None for a recipe, even if it has the name of a component. */
export const findDocs = (storyFile: string): ComponentDocs | undefined =>
  files[storyFile.replace(/^.*(?=src\/)/, '../').replace(/\.stories\.tsx$/, '.docs.ts')];
