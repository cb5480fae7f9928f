import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { classNames } from '../class-names.ts';

/** A text or a function of the state. */
export type AriaClassName<T> = string | ((state: T & { defaultClassName: string | undefined }) => string) | undefined;

export function withClass<T>(
  own: string,
  className: AriaClassName<T>,
): (state: T & { defaultClassName: string | undefined }) => string {
  return composeRenderProps(className, (theirs) => classNames(own, theirs));
}
