import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import './page-header.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  readonly title: ReactNode;
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Next to the title: a status pill or a tag. */
  readonly mark?: ReactNode;
  /** A muted line below the title. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** The heading level; 2, because the top bar has level 1. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly renderLink?: RenderLink | undefined;
}

/** The header of a page about one item: the way back, its title and status, and its actions. */
export const PageHeader = ({
  title,
  back,
  mark,
  meta,
  actions,
  level = 2,
  renderLink = renderAriaLink,
  className,
  ...rest
}: PageHeaderProps) => {
  const Heading = `h${level}` as const;
  return (
    <header {...rest} className={classNames('bd-page-header', className)}>
      <div className="bd-page-header__text">
        {back &&
          renderLink({
            href: back.href,
            className: 'bd-page-header__back',
            children: (
              <>
                <ArrowLeft size={14} aria-hidden="true" />
                <span className="bd-words">{back.label}</span>
              </>
            ),
          })}
        <div className="bd-page-header__title">
          <Heading className="bd-words">{title}</Heading>
          {mark}
        </div>
        {meta === undefined ? null : <div className="bd-page-header__meta">{meta}</div>}
      </div>
      {actions === undefined ? null : <div className="bd-page-header__actions">{actions}</div>}
    </header>
  );
};
