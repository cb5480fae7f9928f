import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './stat-strip.css';

/** A labelled figure. */
export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: 'success' | 'warning' | 'danger' | undefined;
}

export interface StatStripProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Two to four figures. */
  readonly stats: readonly Stat[];
}

/** Divided figures in a row, or two per row. */
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
