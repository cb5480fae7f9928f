import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './stat-strip.css';

/** One figure with its words. */
export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: 'success' | 'warning' | 'danger' | undefined;
}

export interface StatStripProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Two to four figures; four stand two by two where there is little room. */
  readonly stats: readonly Stat[];
}

/** Figures side by side with hairlines between; two by two, or one below the other, where there is little room. */
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
