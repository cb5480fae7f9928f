import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { useLate } from '../use-late.ts';
import './app-shell.css';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** A `SideNav`. It stands at the side on a desktop and in a drawer on a phone. */
  readonly nav: ReactNode;
  /** A `TopBar`. */
  readonly topBar: ReactNode;
  /** The 56 px rail instead of the 120 px sidebar; desktop only. */
  readonly isCollapsed?: boolean | undefined;
  readonly isDrawerOpen?: boolean | undefined;
  readonly onDrawerOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly labels?: { skip: string; drawer: string; closeDrawer: string } | undefined;
}

const shellLabels = () => ({
  skip: screenMessages.shell.skip,
  drawer: screenMessages.shell.main,
  closeDrawer: screenMessages.shell.closeMenu,
});

const loadDrawer = async () => (await import('./shell-drawer.tsx')).ShellDrawer;

/** The frame of every page: menu at the side, bar on top, the page as `main` with the id `main`. */
export const AppShell = ({
  nav,
  topBar,
  isCollapsed = false,
  isDrawerOpen = false,
  onDrawerOpenChange,
  labels = shellLabels(),
  className,
  children,
  ...rest
}: AppShellProps) => {
  const Drawer = useLate(loadDrawer, isDrawerOpen);
  return (
    <div {...rest} className={classNames('bd-shell', className)} data-collapsed={isCollapsed || undefined}>
      <a className="bd-shell__skip" href="#main">
        {labels.skip}
      </a>
      <div className="bd-shell__side">{nav}</div>
      {Drawer && (
        <Drawer
          isOpen={isDrawerOpen}
          onOpenChange={(isOpen) => onDrawerOpenChange?.(isOpen)}
          label={labels.drawer}
          closeLabel={labels.closeDrawer}
        >
          {nav}
        </Drawer>
      )}
      <div className="bd-shell__frame">
        {topBar}
        <main id="main" className="bd-shell__main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
};
