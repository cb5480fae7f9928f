import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { classNames } from '../class-names.ts';

/** A className as react-aria takes it: a text, or a function of the part's state. */
export type AriaClassName<T> = string | ((state: T & { defaultClassName: string | undefined }) => string) | undefined;

/** Our class first, then the caller's, whatever its form: neither is ever lost. */
export function withClass<T>(
  own: string,
  className: AriaClassName<T>,
): (state: T & { defaultClassName: string | undefined }) => string {
  return composeRenderProps(className, (theirs) => classNames(own, theirs));
}
