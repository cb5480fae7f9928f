import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { markPaths } from './mark-paths.ts';
import './brand-mark.css';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Edge length in px. */
  readonly size?: number | undefined;
}

/** The brand mark. Decorative next to the product name. */
export const BrandMark = ({ size = 24, className, ...rest }: BrandMarkProps) => (
  <svg
    aria-hidden="true"
    {...rest}
    className={classNames('bd-brand-mark', className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
  >
    {markPaths.map(({ d, opacity }) => (
      <path key={d} d={d} fill="currentColor" opacity={opacity} />
    ))}
  </svg>
);
