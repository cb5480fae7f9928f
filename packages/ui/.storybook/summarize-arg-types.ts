import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Longer values go behind a button. */
const MAX_LENGTH = { defaultValue: 40, type: 90 } as const;

interface TableValue {
  readonly summary: string;
  readonly detail?: string;
}

const kindOf = (text: string) => {
  if (/^\(.*=>/s.test(text)) return 'function';
  return /^[[{]/.test(text) || text.includes('{') ? 'object' : 'more';
};

/** Defaults come with the quotes of the source. */
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

/** Collapses long defaults and types in the props table. */
export const summarizeArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, summarizeArgType(argType)]));
