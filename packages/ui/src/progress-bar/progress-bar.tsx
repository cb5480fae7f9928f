import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import './progress-bar.css';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** 0 to 100. */
  readonly value: number;
  /** What the bar measures; read aloud, not shown. */
  readonly label: string;
  /** A token without its dashes: `status-1`, `fill-veteran`, `text-muted`. The accent by default. */
  readonly color?: string | undefined;
  readonly size?: 'normal' | 'thin' | undefined;
  /** Writes the rounded percent behind the bar. */
  readonly showsValue?: boolean | undefined;
}

/** How far something is, as a bar. */
export const ProgressBar = ({
  value,
  label,
  color = 'accent',
  size = 'normal',
  showsValue = false,
  className,
  style,
  ...rest
}: ProgressBarProps) => {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <span
      {...rest}
      className={classNames('bd-progress', className)}
      data-size={size}
      style={cssVars({ '--bd-value': `${percent}%`, '--bd-fill': `var(--${color})` }, style)}
    >
      <span
        className="bd-progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className="bd-progress__fill" />
      </span>
      {showsValue && (
        <span className="bd-progress__value" aria-hidden="true">
          {Math.round(percent)}%
        </span>
      )}
    </span>
  );
};
