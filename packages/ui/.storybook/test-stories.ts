// Lists the stories that no docs page shows under "Tests" in the sidebar; their IDs stay the same.
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { listShown, readDocs } from './read-docs.ts';

export const createTestIndexer = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const inputs = await indexer.createIndex(file, options);
    const docs = await readDocs(file);
    if (!docs) return inputs;
    const shown = listShown(
      docs,
      inputs.map(({ exportName }) => exportName),
    );
    const isShown = ({ exportName }: IndexInput) => shown.includes(exportName);
    const tests = inputs
      .filter((input) => !isShown(input))
      .map((input) => ({
        ...input,
        // Another name than that of the component, whose docs page search lists first then.
        title: `Tests/${input.title} tests`,
        tags: [...(input.tags ?? []), '!autodocs', 'tests'],
      }));
    // The docs page takes its title from the first entry.
    return [...inputs.filter(isShown), ...tests];
  },
});
