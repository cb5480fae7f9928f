// Gives the stories of a docs page the code of its source panel.
import type { Plugin } from 'vite';
import { listShown, readDocs } from '../read-docs.ts';
import { formatCodes } from './format-code.ts';
import { createStoryCode } from './story-code.ts';
import { parseStoryFile } from './story-file.ts';

function writeCode(text: string, name: string): string {
  try {
    return createStoryCode(text, name);
  } catch (error) {
    throw new Error(`The story ${name} has no code to copy: leave it out of the docs`, { cause: error });
  }
}

/** Statement after the story file that adds parameters to a story. */
const addParameters = (name: string, code: string | undefined) =>
  `${name}.parameters = { ...${name}.parameters, exportName: '${name}', docs: { ...${name}.parameters?.docs, source: { code: ${JSON.stringify(code)}, language: 'tsx' } } };`;

/** A story under "Tests" keeps the ID of its component (`test-stories.ts`). */
const KEEP_ID = `meta.id ??= meta.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');`;

export const addStoryCode = (): Plugin => ({
  name: 'add-story-code',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: async (text, id) => {
      const docs = await readDocs(id);
      if (!docs) return undefined;
      const shown = listShown(docs, parseStoryFile(text).stories);
      const codes = await formatCodes(shown.map((name) => writeCode(text, name)));
      return [text, KEEP_ID, ...shown.map((name, at) => addParameters(name, codes[at]))].join('\n');
    },
  },
});
