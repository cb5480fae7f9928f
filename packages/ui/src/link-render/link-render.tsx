import type { MouseEventHandler, ReactNode } from 'react';

/** What a component hands to the app so that the app's own router draws the link. */
export interface LinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export type RenderLink = (props: LinkProps) => ReactNode;

/** A plain anchor: what is drawn when the app brings no router. */
export const renderAnchor: RenderLink = (props) => <a {...props} />;
