import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.tsx';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import './bar-chart.css';

/** A bar. */
export interface Bar {
  /** 'Nov 14'. */
  readonly label: string;
  readonly value: number;
  /** The value as text: '$160.00'. */
  readonly text: string;
}

export interface BarChartProps extends Omit<ChartFrameProps, 'table' | 'children'> {
  readonly bars: readonly Bar[];
  /** Index of the highlighted bar. */
  readonly current?: number | undefined;
  /** One sentence, read aloud. */
  readonly summary: string;
  /** Table view headers: 'Day', 'Earned'. */
  readonly headers: { readonly label: string; readonly value: string };
  /** Labels below the bars, first to last. */
  readonly axis?: readonly string[] | undefined;
}

/** Amounts over time. */
export const BarChart = ({ bars, current, summary, headers, axis, className, ...rest }: BarChartProps) => {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <ChartFrame
      {...rest}
      className={classNames('bd-bar-chart', className)}
      table={{
        columns: [{ header: headers.label }, { header: headers.value, align: 'end' }],
        rows: bars.map(({ label, text }) => [label, text]),
      }}
    >
      <div role="img" aria-label={summary}>
        <div className="bd-bar-chart__bars">
          {bars.map(({ label, value, text }, index) => (
            <span
              key={label}
              className="bd-bar-chart__bar"
              title={`${label}: ${text}`}
              data-current={index === current || undefined}
              style={cssVars({ '--bd-height': `${highest === 0 ? 0 : (Math.max(0, value) / highest) * 100}%` })}
            />
          ))}
        </div>
        {axis && (
          <div className="bd-bar-chart__axis">
            {axis.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
        )}
      </div>
    </ChartFrame>
  );
};
