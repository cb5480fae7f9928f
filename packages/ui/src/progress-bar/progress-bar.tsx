import type { ComponentPropsWithRef } from 'react';
import type { ChartTone } from '../chart-frame/chart-tone.ts';
import { classNames } from '../class-names.ts';
import type { CrestTier } from '../crest/crest.tsx';
import { cssVars } from '../css-vars.ts';
import './progress-bar.css';

/** A token that contrasts with the track. */
export type ProgressColor = Exclude<ChartTone, 'neutral'> | `fill-${CrestTier}` | 'text-muted';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** 0 to 100; NaN (0 of 0) counts as 0. */
  readonly value: number;
  /** What it measures; only read out. */
  readonly label: string;
  /** @default 'accent' */
  readonly color?: ProgressColor | undefined;
  readonly size?: 'normal' | 'thin' | undefined;
  /** Progress as text: '62%'. Shown and read out. */
  readonly valueLabel?: string | undefined;
}

/** Progress as a bar. */
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
      style={cssVars({ '--bd-value': `${percent}%`, '--bd-fill': `var(--bd-${color})` }, style)}
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
