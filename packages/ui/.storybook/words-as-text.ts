import type { ArgTypesEnhancer } from 'storybook/internal/types';

const mayBeWords = (value: unknown) => value === undefined || typeof value === 'string';

/** What may hold any node is mostly given words: a box to type in, and none of JSON, where the story has no drawing in it. */
export const wordsAsText: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isNode = argType.table?.type?.summary === 'ReactNode';
      return [name, isNode && mayBeWords(initialArgs[name]) ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
