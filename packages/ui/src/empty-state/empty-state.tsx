import './empty-state.css';
import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, RefAttributes<HTMLDivElement> {
  /** What’s missing: 'No orders yet'. */
  title: ReactNode;
  /** 1 if the page has nothing else. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Omit it when a filter is the reason. */
  icon?: IconName;
  /** At most one primary button. */
  actions?: ReactNode;
  /** danger: something failed. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/** Replaces an empty list: why it’s empty (`children`) and what to do next. */
export function EmptyState({
  title,
  headingLevel = 3,
  icon,
  actions,
  tone = 'neutral',
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...props} className={classNames('bd-empty', className)} data-tone={tone}>
      {icon ? (
        <span className="bd-empty-icon">
          <Icon name={icon} size={24} />
        </span>
      ) : null}
      <Heading>{title}</Heading>
      {children === undefined ? null : <div className="bd-empty-text">{children}</div>}
      {actions === undefined ? null : <div className="bd-empty-actions">{actions}</div>}
    </div>
  );
}
