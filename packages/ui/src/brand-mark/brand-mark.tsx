import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import './brand-mark.css';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Edge length in px. */
  readonly size?: number | undefined;
}

/** The mark beside the name; decoration, the name says it. */
export const BrandMark = ({ size = 24, className, ...rest }: BrandMarkProps) => (
  <svg
    aria-hidden="true"
    {...rest}
    className={classNames('bd-brand-mark', className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
  >
    <path d="M12 2.5 21 11l-3 2.8-6-5.6-6 5.6L3 11z" fill="currentColor" />
    <path d="m12 11.5 6.2 5.8-2.6 2.5-3.6-3.4-3.6 3.4-2.6-2.5z" fill="currentColor" opacity=".55" />
  </svg>
);
