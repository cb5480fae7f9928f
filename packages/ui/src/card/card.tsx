import './card.css';
import { type HTMLAttributes, type ReactNode, type RefAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, RefAttributes<HTMLElement> {
  /** Heading of the card; it names the region. Without one the card is a plain box (a section without a name has no role). */
  title?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** At the end of the head: a count, a link, a button. */
  actions?: ReactNode;
  /** At the foot, over a hairline. */
  footer?: ReactNode;
  /** A hairline under the head. */
  isLined?: boolean;
  /** The content brings its own padding (a table, rows). */
  isFlush?: boolean;
}

/** A box for things that belong together: at most one level deep. */
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
