import './loading-bar.css';
import type { HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';

export interface LoadingBarProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** Keep the element mounted, so that it can fade out. */
  isActive: boolean;
  /** @default 'Loading' */
  label?: string;
}

/** A bar at the top of the window while a page loads, after 150 ms. */
export function LoadingBar({ isActive, label = messages.loading, className, ...props }: LoadingBarProps) {
  return (
    <div {...props} className={classNames('bd-loading-bar', className)} data-active={isActive || undefined}>
      {isActive ? <div role="progressbar" aria-label={label} /> : null}
    </div>
  );
}
