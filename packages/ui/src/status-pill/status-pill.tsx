import { CircleCheck, CirclePause, CirclePlay, Hourglass, type LucideIcon, OctagonX, Wallet } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import './status-pill.css';

/** By number, as `--bd-status-0` to `--bd-status-5`. */
export const statusMarks = [
  { label: 'Awaiting for booster', icon: Hourglass },
  { label: 'Processing', icon: CirclePlay },
  { label: 'Complete', icon: CircleCheck },
  { label: 'Paused', icon: CirclePause },
  { label: 'Suspended', icon: OctagonX },
  { label: 'Unpaid', icon: Wallet },
] as const satisfies readonly { label: string; icon: LucideIcon }[];
/** A status, 0 to 5. */
export type StatusNumber = 0 | 1 | 2 | 3 | 4 | 5;

export interface StatusPillProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly status: StatusNumber;
  /** In the reader’s language. */
  readonly label?: string | undefined;
  /** `plain` in tables: only the icon is coloured. */
  readonly variant?: 'pill' | 'plain' | undefined;
}

/** An order’s status as icon, word and colour. */
export const StatusPill = ({ status, label, variant = 'pill', className, style, ...rest }: StatusPillProps) => {
  const { icon: Icon, label: english } = statusMarks[status];
  return (
    <span
      {...rest}
      className={classNames('bd-status', className)}
      data-variant={variant}
      data-status={status}
      style={cssVars(
        { '--bd-status': `var(--bd-status-${status})`, '--bd-tint': `var(--bd-status-${status}-tint)` },
        style,
      )}
    >
      <Icon className="bd-status__icon" size={variant === 'pill' ? 14 : 16} strokeWidth={1.75} aria-hidden="true" />
      {label ?? english}
    </span>
  );
};
