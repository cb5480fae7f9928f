import './spinner.css';
import type { HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { messages } from '../messages/messages.ts';

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** Px. @default 20 */
  size?: number;
  /** Read aloud. @default 'Loading' */
  label?: string;
}

/** A wait of unknown length. For a list, use Skeleton. */
export function Spinner({ size = 20, label = messages.loading, className, style, ...props }: SpinnerProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      {...props}
      className={classNames('bd-spinner', className)}
      style={cssVars({ '--bd-spinner-size': `${size}px` }, style)}
    />
  );
}
