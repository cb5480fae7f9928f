import type { CSSProperties } from 'react';

/** Custom properties for a style attribute; the caller's style wins. */
export const cssVars = (
  vars: Readonly<Record<`--${string}`, string | number>>,
  style?: CSSProperties | undefined,
): CSSProperties => ({ ...vars, ...style });
