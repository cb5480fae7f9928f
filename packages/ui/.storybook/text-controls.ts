import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const mayBeText = (value: unknown) => value === undefined || typeof value === 'string';

const isElement = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.some(isElement));

/** Longer lists get no control. */
const MAX_LIST_LENGTH = 12;
const isLongList = (value: unknown) => Array.isArray(value) && value.length > MAX_LIST_LENGTH;

/** Types for which Storybook would show a JSON control. */
const isJson = ({ control, type }: StrictInputType) =>
  control === undefined && typeof type === 'object' && ['union', 'other', 'object'].includes(type.name);

type ArgTypes = Readonly<Record<string, StrictInputType>>;

/** Props without docgen, such as `children`, for which Storybook would infer a JSON control. */
const createUntypedElementControls = (known: ArgTypes, given: Readonly<Record<string, unknown>>): ArgTypes =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      isElement(value) && !(name in known) ? [[name, { name, control: false }]] : [],
    ),
  );

/** Text fields for props of type ReactNode; no control where the story passes an element. */
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
