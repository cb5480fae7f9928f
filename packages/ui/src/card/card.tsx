import './card.css';
import { type HTMLAttributes, type ReactNode, type RefAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, RefAttributes<HTMLElement> {
  /** Heading that names the region. Without it, a plain box. */
  title?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** At the end of the header. */
  actions?: ReactNode;
  /** Below a divider. */
  footer?: ReactNode;
  /** Divider below the header. */
  isLined?: boolean;
  /** The content has its own padding. */
  isFlush?: boolean;
}

/** A box for related content; nest at most once. */
export function Card({
  title,
  headingLevel = 2,
  actions,
  footer,
  isLined,
  isFlush,
  className,
  children,
  ...props
}: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...(title === undefined ? {} : { 'aria-labelledby': id })}
      {...props}
      className={classNames('bd-card', className)}
      data-lined={isLined || undefined}
      data-flush={isFlush || undefined}
    >
      {title === undefined ? null : (
        <div className="bd-card-head">
          <Heading id={id}>{title}</Heading>
          {actions === undefined ? null : <div className="bd-card-actions">{actions}</div>}
        </div>
      )}
      <div className="bd-card-body">{children}</div>
      {footer === undefined ? null : <div className="bd-card-foot">{footer}</div>}
    </section>
  );
}
