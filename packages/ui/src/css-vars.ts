import type { CSSProperties } from 'react';

/** Custom properties for a style attribute, with the caller's own style over them. */
export const cssVars = (
  vars: Readonly<Record<`--${string}`, string | number>>,
  style?: CSSProperties | undefined,
): CSSProperties => ({ ...vars, ...style });
