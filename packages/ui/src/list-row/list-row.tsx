import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import { rowClickProps } from '../row-click/row-click.ts';
import './list-row.css';

export type ListRowsProps = ComponentPropsWithRef<'ul'>;

/** Divided rows in a flush card. */
export const ListRows = ({ className, ...rest }: ListRowsProps) => (
  <ul {...rest} className={classNames('bd-list-rows', className)} />
);

export interface ListRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Crest, avatar or `RowIcon`. */
  readonly mark?: ReactNode;
  /** At the end of the row. */
  readonly facts?: ReactNode;
  /** Buttons; on phones, below the text. */
  readonly actions?: ReactNode;
  /** Makes the whole row a link, whose text can still be selected with a mouse. */
  readonly href?: string | undefined;
  readonly renderLink?: RenderLink | undefined;
  /** The user’s own row in a ranking. */
  readonly isMarked?: boolean | undefined;
}

/** A list item. */
export const ListRow = ({
  title,
  note,
  mark,
  facts,
  actions,
  href,
  renderLink = renderAriaLink,
  isMarked = false,
  className,
  ...rest
}: ListRowProps) => (
  <li
    {...(href !== undefined && rowClickProps)}
    {...rest}
    className={classNames('bd-list-row', className)}
    data-marked={isMarked || undefined}
  >
    {mark}
    <div className="bd-list-row__text">
      <div className="bd-list-row__title bd-words">
        {href === undefined ? title : renderLink({ href, className: 'bd-list-row__link', children: title })}
      </div>
      {note === undefined ? null : <div className="bd-list-row__note bd-words">{note}</div>}
    </div>
    {facts === undefined ? null : <div className="bd-list-row__facts">{facts}</div>}
    {actions === undefined ? null : <div className="bd-list-row__actions">{actions}</div>}
  </li>
);

export interface RowIconProps extends ComponentPropsWithRef<'span'> {
  /** `warning` asks for attention. */
  readonly tone?: 'neutral' | 'warning' | 'danger' | 'success' | 'info' | 'accent' | undefined;
}

/** A 16 px icon in a 32 px box. */
export const RowIcon = ({ tone = 'neutral', className, ...rest }: RowIconProps) => (
  <span aria-hidden="true" {...rest} className={classNames('bd-row-icon', className)} data-tone={tone} />
);
