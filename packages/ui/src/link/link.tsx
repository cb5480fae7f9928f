import '../button/button.css';
import './link.css';
import type { ReactNode, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { withClass } from '../styles/class-name.ts';

interface CommonProps extends Omit<AriaLinkProps, 'children'>, RefAttributes<HTMLAnchorElement> {
  children?: ReactNode;
}

export interface LinkProps extends CommonProps {
  /**
   * inline: in a sentence; quiet: next to a heading; plain: inherits its style.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet' | 'plain';
}

/** Opens a page through react-aria’s RouterProvider. */
export function Link({ variant = 'inline', className, ...props }: LinkProps) {
  return <AriaLink {...safe(props)} className={withClass('bd-link', className)} data-variant={variant} />;
}

export interface ButtonLinkProps extends CommonProps {
  /** @default 'default' */
  variant?: ButtonVariant;
  /** @default 'm' */
  size?: ButtonSize;
  /** Square; set an `aria-label`. */
  isIcon?: boolean;
  /** As wide as its container. */
  isBlock?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'default',
  size = 'm',
  isIcon,
  isBlock,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...safe(props)}
      className={withClass(isIcon ? 'bd-button bd-icon-button' : 'bd-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
    >
      <span className="bd-button-content">{children}</span>
    </AriaLink>
  );
}

/** Adds `rel="noopener noreferrer"` to links that open a new tab. */
function safe<T extends { target?: string | undefined; rel?: string | undefined }>(props: T): T {
  return props.target === '_blank' ? { ...props, rel: props.rel ?? 'noopener noreferrer' } : props;
}
