import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import './progress-bar.css';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** 0 to 100; what is no number, as a share of nothing, is 0. */
  readonly value: number;
  /** What the bar measures; read aloud, not shown. */
  readonly label: string;
  /** A token without its dashes: `status-1`, `fill-veteran`, `text-muted`. The accent by default. */
  readonly color?: string | undefined;
  readonly size?: 'normal' | 'thin' | undefined;
  /** How far in words, written behind the bar and read aloud: '62%' as the reader's language has it. */
  readonly valueLabel?: string | undefined;
}

/** How far something is, as a bar. */
export const ProgressBar = ({
  value,
  label,
  color = 'accent',
  size = 'normal',
  valueLabel,
  className,
  style,
  ...rest
}: ProgressBarProps) => {
  const percent = Math.min(100, Math.max(0, value || 0));
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
        aria-valuetext={valueLabel}
      >
        <span className="bd-progress__fill" />
      </span>
      {valueLabel === undefined ? null : (
        <span className="bd-progress__value" aria-hidden="true">
          {valueLabel}
        </span>
      )}
    </span>
  );
};
