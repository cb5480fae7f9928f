import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './stat-strip.css';

/** A figure with its label. */
export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: 'success' | 'warning' | 'danger' | undefined;
}

export interface StatStripProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Two to four figures; four are shown in two rows when space is tight. */
  readonly stats: readonly Stat[];
}

/** Figures side by side with dividers; two per row or stacked when space is limited. */
export const StatStrip = ({ stats, className, ...rest }: StatStripProps) => (
  <dl {...rest} className={classNames('bd-stat-strip', className)} data-count={stats.length}>
    {stats.map(({ label, value, tone }) => (
      <div key={label} className="bd-stat-strip__item">
        <dt>{label}</dt>
        <dd data-tone={tone}>{value}</dd>
      </div>
    ))}
  </dl>
);
