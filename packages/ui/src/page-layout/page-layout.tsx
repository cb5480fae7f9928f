import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './page-layout.css';

export type PageProps = ComponentPropsWithRef<'div'>;

/** A page's own space: 24 px around (16 on a phone), 24 px between groups, at most 1480 px wide. */
export const Page = ({ className, ...rest }: PageProps) => (
  <div {...rest} className={classNames('bd-page', className)} />
);

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Between the parts, in px: 16 between cards, 24 between groups. */
  readonly gap?: 4 | 8 | 12 | 16 | 24 | 32 | undefined;
}

/** Parts below each other. */
export const Stack = ({ gap = 16, className, ...rest }: StackProps) => (
  <div {...rest} className={classNames('bd-stack', className)} data-gap={gap} />
);

export interface PageColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The narrow column of 328 px at the end; below the page where the page itself has no room for both. */
  readonly aside: ReactNode;
  readonly asideLabel: string;
}

/** A wide column and a narrow one. */
export const PageColumns = ({ aside, asideLabel, className, children, ...rest }: PageColumnsProps) => (
  <div {...rest} className={classNames('bd-page-columns', className)}>
    <div className="bd-page-columns__grid">
      <div className="bd-stack" data-gap={24}>
        {children}
      </div>
      <aside className="bd-stack" data-gap={16} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  </div>
);

export type PagePairProps = ComponentPropsWithRef<'div'>;

/** Two cards side by side, below each other where there is little room. */
export const PagePair = ({ className, children, ...rest }: PagePairProps) => (
  <div {...rest} className={classNames('bd-page-pair', className)}>
    <div className="bd-page-pair__grid">{children}</div>
  </div>
);

export interface DockedPageProps extends ComponentPropsWithRef<'div'> {
  /** What is docked at the end, as high as the screen: the chat. */
  readonly dock: ReactNode;
  readonly dockLabel: string;
  /** Which of the two a phone shows; the tabs that choose are the caller's, in `tabs`. */
  readonly phoneView?: 'main' | 'dock' | undefined;
  /** Stands above both, on a phone only. */
  readonly tabs?: ReactNode;
}

/** A page with a panel docked at its end, below it where the page itself has no room for both; on a phone one of the two at a time. */
export const DockedPage = ({
  dock,
  dockLabel,
  phoneView = 'main',
  tabs,
  className,
  children,
  ...rest
}: DockedPageProps) => (
  <div {...rest} className={classNames('bd-docked', className)} data-phone-view={phoneView}>
    <div className="bd-docked__grid">
      {tabs === undefined ? null : <div className="bd-docked__tabs">{tabs}</div>}
      <div className="bd-docked__main bd-stack" data-gap={16}>
        {children}
      </div>
      <aside className="bd-docked__dock" aria-label={dockLabel}>
        {dock}
      </aside>
    </div>
  </div>
);
