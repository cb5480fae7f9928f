import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

/** Props for an app that renders the link itself. */
export interface RenderedLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** Renders a link, for example with another router. */
export type RenderLink = (props: RenderedLinkProps) => ReactNode;

/** The default, with react-aria’s RouterProvider. */
export const renderAriaLink: RenderLink = ({ href, className, children, onClick, 'aria-current': current }) => (
  <Link
    href={href}
    className={className}
    {...(current === undefined ? {} : { 'aria-current': current })}
    {...(onClick === undefined ? {} : { onClick: () => onClick() })}
  >
    {children}
  </Link>
);
