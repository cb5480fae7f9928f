import { useId } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.tsx';
import { classNames } from '../class-names.ts';
import type { CrestTier } from '../crest/crest.tsx';
import { cssVars } from '../css-vars.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { computeDayTicks, type Range, toPercent, toTopPercent } from './rank-scale.ts';
import './rank-chart.css';

/** A rank at a moment. */
export interface RankPoint {
  /** Unix time in ms. */
  readonly at: number;
  /** Ladder position in any linear unit. */
  readonly value: number;
  /** 'Platinum III, 72 LP'. */
  readonly label: string;
}

/** A rank on the y axis. */
export interface RankLevel {
  readonly value: number;
  readonly label: string;
}

/** Chart texts. */
export interface RankChartLabels {
  readonly time: string;
  readonly rank: string;
  readonly now: string;
  readonly deadline: string;
}

export interface RankChartProps extends Omit<ChartFrameProps, 'table' | 'children' | 'lead'> {
  /** Oldest first, from the start to now. */
  readonly points: readonly RankPoint[];
  /** Three or four, lowest first. */
  readonly levels: readonly RankLevel[];
  readonly target: RankLevel & { readonly tier: CrestTier };
  /** When the target is reached at this pace. */
  readonly expectedAt?: number | undefined;
  readonly deadlineAt?: number | undefined;
  /** One sentence, read aloud. */
  readonly summary: string;
  /** 'Now, 72 LP'. */
  readonly nowLabel?: string | undefined;
  readonly chartLabels?: RankChartLabels | undefined;
}

const rangeOf = (values: readonly number[]): Range => ({ from: Math.min(...values), to: Math.max(...values) });

const toPath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** Rank over time, with projection and deadline. */
export const RankChart = ({
  points,
  levels,
  target,
  expectedAt,
  deadlineAt,
  summary,
  nowLabel,
  chartLabels = detailMessages.rankChart,
  className,
  ...rest
}: RankChartProps) => {
  const fadeId = useId();
  const dayAndMonth = useDateFormatter({ month: 'short', day: 'numeric' });
  const dayOnly = useDateFormatter({ day: 'numeric' });
  const weekday = useDateFormatter({ weekday: 'short', month: 'short', day: 'numeric' });
  const moment = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  const first = points[0];
  const last = points.at(-1);
  if (!(first && last)) return null;

  const ends = [first.at, last.at, ...[expectedAt, deadlineAt].filter((at) => at !== undefined)];
  const from = new Date(first.at).setHours(0, 0, 0, 0);
  const latest = Math.max(...ends);
  const time: Range = { from, to: latest + (latest - from) * 0.03 };
  const height = rangeOf([target.value, ...levels.map(({ value }) => value), ...points.map(({ value }) => value)]);
  const x = (at: number): number => toPercent(time, at);
  const y = (value: number): number => toTopPercent(height, value);
  const line = points.map(({ at, value }) => [x(at), y(value)] as const);
  const path = toPath(line);
  const [nowX, nowY] = [x(last.at), y(last.value)];
  const marks = [...levels.filter(({ value }) => value !== target.value), target];
  const isNearEnd = nowX > 70;
  return (
    <ChartFrame
      {...rest}
      className={classNames('bd-rank-chart', className)}
      table={{
        columns: [{ header: chartLabels.time }, { header: chartLabels.rank }],
        rows: points.map(({ at, label }) => [moment.format(new Date(at)), label]),
      }}
    >
      <div
        className="bd-rank-chart__grid"
        role="img"
        aria-label={summary}
        style={cssVars({ '--bd-target': `var(--bd-tier-${target.tier})` })}
      >
        <div className="bd-rank-chart__levels" aria-hidden="true">
          {marks.map(({ value, label }) => (
            <span key={value} style={{ insetBlockStart: `${y(value)}%` }}>
              {label}
            </span>
          ))}
        </div>
        <div className="bd-rank-chart__plot" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
            <defs>
              <linearGradient id={fadeId} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor="var(--bd-accent)" stopOpacity=".22" />
                <stop offset="1" stopColor="var(--bd-accent)" stopOpacity="0" />
              </linearGradient>
            </defs>
            {marks.map((mark) => (
              <line
                key={mark.value}
                x1="0"
                x2="100"
                y1={y(mark.value)}
                y2={y(mark.value)}
                className={mark === target ? 'bd-rank-chart__goal' : 'bd-rank-chart__rule'}
              />
            ))}
            <path d={`${path}L${nowX} 100L${x(first.at)} 100Z`} fill={`url(#${fadeId})`} />
            <path d={path} className="bd-rank-chart__line" />
            {expectedAt !== undefined && (
              <path d={`M${nowX} ${nowY}L${x(expectedAt)} ${y(target.value)}`} className="bd-rank-chart__pace" />
            )}
          </svg>
          {deadlineAt !== undefined && (
            <span className="bd-rank-chart__deadline" style={{ insetInlineStart: `${x(deadlineAt)}%` }}>
              <span>{chartLabels.deadline}</span>
            </span>
          )}
          <span className="bd-rank-chart__now" style={{ insetInlineStart: `${nowX}%`, insetBlockStart: `${nowY}%` }} />
          <span
            className="bd-rank-chart__now-label"
            data-end={isNearEnd || undefined}
            style={{ insetInlineStart: `${nowX}%`, insetBlockStart: `${nowY}%` }}
          >
            {nowLabel ?? chartLabels.now}
          </span>
          {expectedAt !== undefined && (
            <>
              <span
                className="bd-rank-chart__end"
                style={{ insetInlineStart: `${x(expectedAt)}%`, insetBlockStart: `${y(target.value)}%` }}
              />
              <span
                className="bd-rank-chart__end-label"
                data-end={x(expectedAt) > 85 || undefined}
                style={{ insetInlineStart: `${x(expectedAt)}%`, insetBlockStart: `${y(target.value)}%` }}
              >
                {weekday.format(new Date(expectedAt))}
              </span>
            </>
          )}
        </div>
        <div className="bd-rank-chart__days" aria-hidden="true">
          {computeDayTicks(time, 9).map((day, index) => (
            <span key={day} style={{ insetInlineStart: `${x(day)}%` }}>
              {(index === 0 || new Date(day).getDate() === 1 ? dayAndMonth : dayOnly).format(new Date(day))}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
};
