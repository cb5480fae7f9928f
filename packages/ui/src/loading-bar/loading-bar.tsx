import './loading-bar.css';
import type { HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';

export interface LoadingBarProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** While navigating. The element stays mounted so that the bar can fade out. */
  isActive: boolean;
  /** @default 'Loading' */
  label?: string;
}

/** A thin bar at the top of the window while a page loads. Fast loads (under 150 ms) don’t show it. */
export function LoadingBar({ isActive, label = messages.loading, className, ...props }: LoadingBarProps) {
  return (
    <div {...props} className={classNames('bd-loading-bar', className)} data-active={isActive || undefined}>
      {isActive ? <div role="progressbar" aria-label={label} /> : null}
    </div>
  );
}
