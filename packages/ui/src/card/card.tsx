import './card.css';
import { type HTMLAttributes, type ReactNode, type RefAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, RefAttributes<HTMLElement> {
  /**
   * The card’s heading, which names the region. Without it, the card is a plain box (an unnamed section has no role).
   */
  title?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** At the end of the header: a count, a link or a button. */
  actions?: ReactNode;
  /** At the bottom, above a divider. */
  footer?: ReactNode;
  /** Adds a divider below the header. */
  isLined?: boolean;
  /** The content brings its own padding (a table, rows). */
  isFlush?: boolean;
}

/** A box for related content, nested at most one level deep. */
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
