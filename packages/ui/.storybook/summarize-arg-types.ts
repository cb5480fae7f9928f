import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** What is longer stands behind a button: a column of a table of props is narrow. */
const MAX_LENGTH = { defaultValue: 40, type: 90 } as const;

interface TableValue {
  readonly summary: string;
  readonly detail?: string;
}

const kindOf = (text: string) => {
  if (/^\(.*=>/s.test(text)) return 'function';
  return /^[[{]/.test(text) || text.includes('{') ? 'object' : 'more';
};

/** A text is quoted once: its default comes as it is written in the file, in quotes of its own. */
const unquote = (text: string) => text.replace(/^"'(.*)'"$/s, '"$1"').replace(/^'(.*)'$/s, '"$1"');

function summarize({ summary, detail }: TableValue, longest: number): TableValue {
  const text = unquote(summary);
  if (detail !== undefined || (text.length <= longest && !text.includes('\n')))
    return { summary: text, ...(detail === undefined ? {} : { detail }) };
  return { summary: kindOf(text), detail: text };
}

function summarizeArgType(argType: StrictInputType): StrictInputType {
  const { defaultValue, type } = argType.table ?? {};
  const facts = {
    ...(defaultValue?.summary === undefined
      ? {}
      : { defaultValue: summarize(defaultValue as TableValue, MAX_LENGTH.defaultValue) }),
    ...(type?.summary === undefined ? {} : { type: summarize(type as TableValue, MAX_LENGTH.type) }),
  };
  return { ...argType, table: { ...argType.table, ...facts } };
}

/** Defaults and types that are code keep the table of props a table: they open on a press. */
export const summarizeArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, summarizeArgType(argType)]));
