import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './page-layout.css';

export type PageProps = ComponentPropsWithRef<'div'>;

/** A page: 24 px around (16 on phones) and between groups, at most 1480 px wide. */
export const Page = ({ className, ...rest }: PageProps) => (
  <div {...rest} className={classNames('bd-page', className)} />
);

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Px: 16 between cards, 24 between groups. */
  readonly gap?: 4 | 8 | 12 | 16 | 24 | 32 | undefined;
}

/** Stacks its children. */
export const Stack = ({ gap = 16, className, ...rest }: StackProps) => (
  <div {...rest} className={classNames('bd-stack', className)} data-gap={gap} />
);

export interface PageColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The narrow column, 328 px at the end; below when space is tight. */
  readonly aside: ReactNode;
  readonly asideLabel: string;
}

/** A wide and a narrow column. */
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

/** Two cards side by side, stacked when space is tight. */
export const PagePair = ({ className, children, ...rest }: PagePairProps) => (
  <div {...rest} className={classNames('bd-page-pair', className)}>
    <div className="bd-page-pair__grid">{children}</div>
  </div>
);

export interface DockedPageProps extends ComponentPropsWithRef<'div'> {
  /** At the end, full height: the chat. */
  readonly dock: ReactNode;
  readonly dockLabel: string;
  /** The part that a phone shows; the `tabs` change it. */
  readonly phoneView?: 'main' | 'dock' | undefined;
  /** Phones only. */
  readonly tabs?: ReactNode;
}

/** A page with a panel docked at the end, or below; on phones, one at a time. */
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
