import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** What is longer stands behind a button: a column of a table of props is narrow. */
const LONGEST = { defaultValue: 40, type: 90 } as const;

interface Fact {
  readonly summary: string;
  readonly detail?: string;
}

const kindOf = (text: string) => {
  if (/^\(.*=>/s.test(text)) return 'function';
  return /^[[{]/.test(text) || text.includes('{') ? 'object' : 'more';
};

/** A text is quoted once: its default comes as it is written in the file, in quotes of its own. */
const plain = (text: string) => text.replace(/^"'(.*)'"$/s, '"$1"').replace(/^'(.*)'$/s, '"$1"');

function shorten({ summary, detail }: Fact, longest: number): Fact {
  const text = plain(summary);
  if (detail !== undefined || (text.length <= longest && !text.includes('\n')))
    return { summary: text, ...(detail === undefined ? {} : { detail }) };
  return { summary: kindOf(text), detail: text };
}

function shortened(argType: StrictInputType): StrictInputType {
  const { defaultValue, type } = argType.table ?? {};
  const facts = {
    ...(defaultValue?.summary === undefined
      ? {}
      : { defaultValue: shorten(defaultValue as Fact, LONGEST.defaultValue) }),
    ...(type?.summary === undefined ? {} : { type: shorten(type as Fact, LONGEST.type) }),
  };
  return { ...argType, table: { ...argType.table, ...facts } };
}

/** Defaults and types that are code keep the table of props a table: they open on a press. */
export const shortFacts: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, shortened(argType)]));
