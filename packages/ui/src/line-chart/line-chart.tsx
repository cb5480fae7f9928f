import { useId, useState } from 'react';
import { ChartCursor } from '../chart-frame/chart-cursor.tsx';
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.tsx';
import { type ChartTone, getToneAt, getToneColor } from '../chart-frame/chart-tone.ts';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { computeTicks, pickLabelIndexes } from './line-scale.ts';
import './line-chart.css';

/** A line. */
export interface ChartLine {
  readonly name: string;
  /** One integer per point: counts or minor units. */
  readonly values: readonly number[];
  /** One per point. */
  readonly hrefs?: readonly (string | undefined)[] | undefined;
  /** @default by position */
  readonly tone?: ChartTone | undefined;
}

export interface LineChartProps extends Omit<ChartFrameProps, 'table' | 'children'> {
  /** Axis labels: 'Nov 14'. */
  readonly points: readonly string[];
  /** At most four, the main one first. */
  readonly lines: readonly ChartLine[];
  /** A value as text: '$160.00'. */
  readonly format: (value: number) => string;
  /** Axis label. @default format */
  readonly formatTick?: ((value: number) => string) | undefined;
  /** One sentence, read aloud. */
  readonly summary: string;
  /** Table view header of the points: 'Day'. */
  readonly header: string;
}

type Drawn = ChartLine & { readonly color: string };

/** Values over time, read with pointer, touch, arrow keys or as a table. */
export const LineChart = ({
  points,
  lines,
  format,
  formatTick = format,
  summary,
  header,
  className,
  ...rest
}: LineChartProps) => {
  const [at, setAt] = useState<number | null>(null);
  const drawn = lines.map((line, place) => ({ ...line, color: getToneColor(line.tone ?? getToneAt(place)) }));
  const ticks = computeTicks(lines.flatMap(({ values }) => values));
  const textAt = (place: number): string => {
    const values = lines.map(({ name, values: all }) => {
      const text = format(all[place] ?? 0);
      return lines.length === 1 ? text : `${name} ${text}`;
    });
    return `${points[place] ?? ''}: ${values.join(', ')}`;
  };
  return (
    <ChartFrame
      {...rest}
      className={classNames('bd-line-chart', className)}
      table={{
        columns: [{ header }, ...lines.map(({ name }) => ({ header: name, align: 'end' as const }))],
        rows: points.map((point, place) => [point, ...lines.map(({ values }) => format(values[place] ?? 0))]),
        hrefs: points.map((_, place) => lines.map(({ hrefs }) => hrefs?.[place])),
      }}
    >
      {lines.length > 1 && <Legend lines={drawn} />}
      <div className="bd-line-chart__grid">
        <div className="bd-line-chart__ticks" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
        {points.length > 0 && (
          <ChartCursor count={points.length} at={at} onMove={setAt} label={summary} getText={textAt} spread="edges">
            <Plot points={points} lines={drawn} ticks={ticks} at={at} format={format} />
          </ChartCursor>
        )}
        <div className="bd-line-chart__points" aria-hidden="true">
          {pickLabelIndexes(points.length).map((place) => (
            <span key={place} style={{ insetInlineStart: `${placeOf(place, points.length)}%` }}>
              {points[place]}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
};

/** Percent of the width; a single point is in the middle. */
const placeOf = (place: number, count: number): number => (count < 2 ? 50 : (place / (count - 1)) * 100);

interface PlotProps extends Pick<LineChartProps, 'points' | 'format'> {
  readonly lines: readonly Drawn[];
  readonly ticks: readonly number[];
  readonly at: number | null;
}

const Plot = ({ points, lines, ticks, at, format }: PlotProps) => {
  const fadeId = useId();
  const low = ticks[0] ?? 0;
  const high = Math.max(ticks.at(-1) ?? 0, low + 1);
  const x = (place: number): number => placeOf(place, points.length);
  const y = (value: number): number => ((high - value) / (high - low)) * 100;
  const pathOf = ({ values }: ChartLine): string =>
    points
      .map((_, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(2)} ${y(values[place] ?? 0).toFixed(2)}`)
      .join('');
  const [main] = lines;
  const shown = at ?? (points.length === 1 ? 0 : null);
  return (
    <div className="bd-line-chart__plot" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100"
            y1={y(tick)}
            y2={y(tick)}
            className="bd-line-chart__rule"
            data-zero={tick === 0 || undefined}
          />
        ))}
        {main !== undefined && (
          <>
            <defs>
              <linearGradient id={fadeId} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={main.color} stopOpacity=".2" />
                <stop offset="1" stopColor={main.color} stopOpacity="0" />
              </linearGradient>
            </defs>
            <path d={`${pathOf(main)}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={`url(#${fadeId})`} />
          </>
        )}
        {lines.map((line, place) => (
          <path
            key={line.name}
            d={pathOf(line)}
            className="bd-line-chart__line"
            data-place={place}
            style={cssVars({ '--bd-tone': line.color })}
          />
        ))}
        {at !== null && <line x1={x(at)} x2={x(at)} y1="0" y2="100" className="bd-line-chart__at" />}
      </svg>
      {shown !== null &&
        lines.map(({ name, values, color }) => (
          <span
            key={name}
            className="bd-line-chart__dot"
            style={cssVars(
              { '--bd-tone': color },
              { insetInlineStart: `${x(shown)}%`, insetBlockStart: `${y(values[shown] ?? 0)}%` },
            )}
          />
        ))}
      {at !== null && (
        <div
          className="bd-chart-readout bd-line-chart__readout"
          data-end={x(at) > 50 || undefined}
          style={{ insetInlineStart: `${x(at)}%` }}
        >
          {points[at]}
          {lines.map(({ name, values, color }) => (
            <span key={name}>
              {lines.length > 1 && (
                <>
                  <i className="bd-chart-swatch" style={cssVars({ '--bd-tone': color })} />
                  {name}
                </>
              )}
              <b>{format(values[at] ?? 0)}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  );
};

const Legend = ({ lines }: { readonly lines: readonly Drawn[] }) => (
  <ul className="bd-line-chart__legend">
    {lines.map(({ name, color }, place) => (
      <li key={name}>
        <svg viewBox="0 0 20 8" width="20" height="8" aria-hidden="true">
          <path
            d="M1 4H19"
            className="bd-line-chart__line"
            data-place={place}
            style={cssVars({ '--bd-tone': color })}
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
