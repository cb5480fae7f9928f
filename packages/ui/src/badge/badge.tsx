import './badge.css';
import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { formatBadgeCount } from '../format-badge-count/format-badge-count.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

/** Tag colours. */
export const tagTones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'teal', 'pink'] as const;
/** One of `tagTones`. */
export type TagTone = (typeof tagTones)[number];

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** Above 999, shown as 999+. */
  count: number;
  /** accent: asks for attention. @default 'neutral' */
  tone?: 'neutral' | 'accent';
}

/** A count. Say what it counts in text. */
export function Badge({ count, tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span {...props} className={classNames('bd-badge', className)} data-tone={tone}>
      {formatBadgeCount(count)}
    </span>
  );
}

export interface TagProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: TagTone;
  icon?: IconName;
}

/** A short fact about an item: 'Premium', 'Banned'. Colour only supports the word. */
export function Tag({ tone = 'neutral', icon, className, children, ...props }: TagProps) {
  return (
    <span {...props} className={classNames('bd-tag', className)} data-tone={tone}>
      {icon ? <Icon name={icon} size={12} /> : null}
      <span className="bd-words">{children}</span>
    </span>
  );
}
