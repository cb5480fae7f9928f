import { type ReactNode, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.tsx';
import { type ChartTone, getToneAt, getToneColor } from '../chart-frame/chart-tone.ts';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { Link } from '../link/link.tsx';
import { layoutRing } from './ring.ts';
import './donut-chart.css';

export type { ChartTone };

/** A slice. */
export interface ChartSlice {
  readonly name: string;
  /** Zero or more. */
  readonly value: number;
  /** @default the number in the reader's format */
  readonly text?: string | undefined;
  /** Link to its rows. */
  readonly href?: string | undefined;
  /** @default by position */
  readonly tone?: ChartTone | undefined;
}

export interface DonutChartProps extends Omit<ChartFrameProps, 'table' | 'children'> {
  /** At most seven, so that tones stay distinct; group the rest. */
  readonly slices: readonly ChartSlice[];
  /** Inside the ring: the total. */
  readonly center?: ReactNode;
  /** One sentence, read aloud. */
  readonly summary: string;
  /** Table view headers: 'Status', 'Orders', 'Share'. */
  readonly headers: { readonly name: string; readonly value: string; readonly share: string };
}

/** Parts of a whole as a ring with a legend. */
export const DonutChart = ({ slices, center, summary, headers, className, ...rest }: DonutChartProps) => {
  const [shown, setShown] = useState<number | null>(null);
  const number = useNumberFormatter();
  const percent = useNumberFormatter({ style: 'percent' });
  const belowOne = useNumberFormatter({ style: 'percent', maximumSignificantDigits: 1 });
  const parts = layoutRing(slices.map(({ value }) => value));
  const formatShare = (share: number) => (share < 1 ? belowOne : percent).format(share / 100);
  const rows = slices.map(({ name, value, text, href, tone }, place) => ({
    name,
    href,
    text: text ?? number.format(value),
    share: formatShare(parts[place]?.share ?? 0),
    color: getToneColor(tone ?? getToneAt(place)),
  }));
  return (
    <ChartFrame
      {...rest}
      className={classNames('bd-donut-chart', className)}
      table={{
        columns: [
          { header: headers.name },
          { header: headers.value, align: 'end' },
          { header: headers.share, align: 'end' },
        ],
        rows: rows.map(({ name, text, share }) => [name, text, share]),
        hrefs: rows.map(({ href }) => [href]),
      }}
    >
      <div className="bd-donut-chart__pair">
        <div className="bd-donut-chart__ring">
          <svg viewBox="0 0 120 120" role="img" aria-label={summary}>
            <circle cx="60" cy="60" r="50" className="bd-donut-chart__track" />
            {parts.map(({ from, length }, place) =>
              length > 0 ? (
                <circle
                  key={slices[place]?.name}
                  cx="60"
                  cy="60"
                  r="50"
                  pathLength={100}
                  className="bd-donut-chart__slice"
                  strokeDasharray={`${length} ${100 - length}`}
                  strokeDashoffset={-from}
                  data-faint={(shown !== null && shown !== place) || undefined}
                  style={cssVars({ '--bd-tone': rows[place]?.color ?? '' })}
                  onPointerEnter={() => setShown(place)}
                  onPointerLeave={() => setShown(null)}
                />
              ) : null,
            )}
          </svg>
          {center !== undefined && <div className="bd-donut-chart__center">{center}</div>}
        </div>
        <ul className="bd-donut-chart__legend">
          {rows.map(({ name, href, text, share, color }, place) => (
            <li
              key={name}
              data-shown={shown === place || undefined}
              onPointerEnter={() => setShown(place)}
              onPointerLeave={() => setShown(null)}
            >
              <i className="bd-chart-swatch" style={cssVars({ '--bd-tone': color })} />
              <span className="bd-donut-chart__name">
                {href === undefined ? name : <Link href={href}>{name}</Link>}
              </span>
              <b>{text}</b>
              <span className="bd-donut-chart__share">{share}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
};
