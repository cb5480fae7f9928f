import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const mayBeText = (value: unknown) => value === undefined || typeof value === 'string';

const isElement = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.some(isElement));

/** A longer list is read in the code of its story: as a control it is a column of numbers, taller than the page. */
const MAX_LIST_LENGTH = 12;
const isLongList = (value: unknown) => Array.isArray(value) && value.length > MAX_LIST_LENGTH;

/** Known by the name of its type alone, or text among others: it would be asked for as JSON. */
const isJson = ({ control, type }: StrictInputType) =>
  control === undefined && typeof type === 'object' && ['union', 'other', 'object'].includes(type.name);

type ArgTypes = Readonly<Record<string, StrictInputType>>;

/** What no types tell of, as the children of an element: Storybook would infer a control of JSON from what is given. */
const createUntypedElementControls = (known: ArgTypes, given: Readonly<Record<string, unknown>>): ArgTypes =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      isElement(value) && !(name in known) ? [[name, { name, control: false }]] : [],
    ),
  );

/**
 * What may hold any node is mostly given words: a box to type in, and none of JSON, where the story has no drawing in it. A drawing
 * is turned by nobody: its control would show how React keeps it.
 */
export const assignTextControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...argTypes, ...createUntypedElementControls(argTypes, initialArgs) }).map(([name, argType]) => {
      const given = initialArgs[name];
      if (isElement(given) || isLongList(given)) return [name, { ...argType, control: false }];
      const isNode = argType.table?.type?.summary === 'ReactNode';
      const isText = (isNode && mayBeText(given)) || (typeof given === 'string' && isJson(argType));
      return [name, isText ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
