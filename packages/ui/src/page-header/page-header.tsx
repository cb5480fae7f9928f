import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import './page-header.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  readonly title: ReactNode;
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Beside the title: a status pill or tag. */
  readonly mark?: ReactNode;
  /** Below the title. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** @default 2, below the top bar */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly renderLink?: RenderLink | undefined;
}

/** Header of an item’s page: way back, title, status and actions. */
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
