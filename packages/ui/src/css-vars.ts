import type { CSSProperties } from 'react';

/** Sets custom properties in a style attribute; the caller's own style wins. */
export const cssVars = (
  vars: Readonly<Record<`--${string}`, string | number>>,
  style?: CSSProperties | undefined,
): CSSProperties => ({ ...vars, ...style });
