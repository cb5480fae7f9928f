import './skeleton.css';
import type { HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { messages } from '../messages/messages.ts';

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** CSS width. @default '100%' */
  width?: string;
  /** CSS height. @default '12px' */
  height?: string;
  /** CSS radius. @default the chip's */
  radius?: string;
}

/** A box in the shape of loading content. Not read out, because its list is. */
export function Skeleton({ width = '100%', height = '12px', radius, className, style, ...props }: SkeletonProps) {
  const vars = {
    '--bd-skeleton-width': width,
    '--bd-skeleton-height': height,
    '--bd-skeleton-radius': radius ?? 'var(--bd-r-chip)',
  };
  return (
    <span aria-hidden="true" {...props} className={classNames('bd-skeleton', className)} style={cssVars(vars, style)} />
  );
}

export interface SkeletonListProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** @default 5 */
  rows?: number;
  /** Read aloud once. @default 'Loading' */
  label?: string;
}

/** Rows of a loading list. */
export function SkeletonList({ rows = 5, label = messages.loading, className, ...props }: SkeletonListProps) {
  return (
    <div role="status" aria-label={label} {...props} className={classNames('bd-skeleton-list', className)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="bd-skeleton-row">
          <Skeleton width="32px" height="32px" radius="8px" />
          <span className="bd-skeleton-lines">
            <Skeleton width={`${[62, 50, 70, 54, 64][row % 5]}%`} />
            <Skeleton width={`${[34, 43, 30, 37, 32][row % 5]}%`} height="10px" />
          </span>
          <Skeleton width="56px" height="20px" />
        </div>
      ))}
    </div>
  );
}
