import './loading-bar.css';
import type { HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';

export interface LoadingBarProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** While a navigation runs. The box stays, so that the bar can fade out. */
  isActive: boolean;
  /** @default 'Loading' */
  label?: string;
}

/** The thin bar at the top of the window while a page is on its way. A quick one (under 150 ms) never shows it. */
export function LoadingBar({ isActive, label = messages.loading, className, ...props }: LoadingBarProps) {
  return (
    <div {...props} className={classNames('bd-loading-bar', className)} data-active={isActive || undefined}>
      {isActive ? <div role="progressbar" aria-label={label} /> : null}
    </div>
  );
}
