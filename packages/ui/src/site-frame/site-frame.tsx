import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import { catchLostFocus } from '../lost-focus/lost-focus.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import './site-frame.css';

/** A header or footer link. */
export interface SiteLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent?: boolean | undefined;
}

export interface SiteFrameProps extends ComponentPropsWithRef<'div'> {
  readonly brand: { readonly name: string; readonly href: string };
  readonly links?: readonly SiteLink[] | undefined;
  /** At the end of the header. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly renderLink?: RenderLink | undefined;
  readonly labels?: { site: string; skip: string } | undefined;
}

/** The public site’s header, `main` and footer. */
export const SiteFrame = ({
  brand,
  links = [],
  actions,
  footer,
  renderLink = renderAriaLink,
  labels = screenMessages.shell,
  className,
  children,
  ...rest
}: SiteFrameProps) => {
  useEffect(catchLostFocus, []);
  return (
    <div {...rest} className={classNames('bd-site', className)}>
      <a className="bd-site__skip" href="#main">
        {labels.skip}
      </a>
      <header className="bd-site__head">
        {renderLink({
          href: brand.href,
          className: 'bd-site__brand',
          children: (
            <>
              <BrandMark />
              {brand.name}
            </>
          ),
        })}
        {links.length > 0 && (
          <nav className="bd-site__nav" aria-label={labels.site}>
            <ul>
              {links.map(({ href, label, isCurrent }) => (
                <li key={href}>
                  {renderLink({
                    href,
                    className: 'bd-site__link',
                    'aria-current': isCurrent ? 'page' : undefined,
                    children: label,
                  })}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {actions === undefined ? null : <div className="bd-site__actions">{actions}</div>}
      </header>
      <main id="main" className="bd-site__main" tabIndex={-1}>
        {children}
      </main>
      {footer === undefined ? null : <footer className="bd-site__foot">{footer}</footer>}
    </div>
  );
};

export interface SitePageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A 384 px card that stays visible: the price. */
  readonly aside?: ReactNode;
  /** For single-form pages. */
  readonly isNarrow?: boolean | undefined;
}

/** A public page: large title, sticky sidebar. */
export const SitePage = ({ title, lead, aside, isNarrow = false, className, children, ...rest }: SitePageProps) => (
  <div
    {...rest}
    className={classNames('bd-site-page', className)}
    data-narrow={isNarrow || undefined}
    data-aside={aside === undefined ? undefined : ''}
  >
    <header className="bd-site-page__head">
      <h1>{title}</h1>
      {lead === undefined ? null : <p>{lead}</p>}
    </header>
    <div className="bd-site-page__body">{children}</div>
    {aside === undefined ? null : <div className="bd-site-page__aside">{aside}</div>}
  </div>
);

export interface PayBarProps extends ComponentPropsWithRef<'section'> {
  /** Names the region: 'Payment'. */
  readonly 'aria-label': string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
}

/** The price and its button (child) at the bottom of a phone. */
export const PayBar = ({ label, amount, className, children, ...rest }: PayBarProps) => (
  <section {...rest} className={classNames('bd-pay-bar', className)}>
    <div className="bd-pay-bar__text">
      <p className="bd-pay-bar__label">{label}</p>
      <p className="bd-pay-bar__amount">{amount}</p>
    </div>
    {children}
  </section>
);
