import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { useMediaQuery } from '../use-media-query.ts';
import './app-shell.css';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** A `SideNav`, shown at the side from 768 px and in a drawer below that. */
  readonly nav: ReactNode;
  /** The same in the drawer. @default `nav` */
  readonly drawerNav?: ReactNode;
  /** A `TopBar`. */
  readonly topBar: ReactNode;
  /** A `SideMenu`, between the navigation and the page below the bar; below 1024 px, next to `nav` in its drawer. */
  readonly sideMenu?: ReactNode;
  /** The 56 px rail instead of the 120 px sidebar; desktop only. */
  readonly isCollapsed?: boolean | undefined;
  readonly isDrawerOpen?: boolean | undefined;
  readonly onDrawerOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly labels?: Partial<ReturnType<typeof shellLabels>> | undefined;
}

const shellLabels = (): { skip: string; drawer: string; closeDrawer: string } => ({
  skip: screenMessages.shell.skip,
  drawer: screenMessages.shell.main,
  closeDrawer: screenMessages.shell.closeMenu,
});

/** Below this width, at least one menu moves into the drawer. */
const NARROW = '(max-width: 1023px)';

const loadDrawer = async () => (await import('./shell-drawer.tsx')).ShellDrawer;

/** The frame of every page: menu at the side, bar on top and the page in a `main` with the id `main`. */
export const AppShell = ({
  nav,
  drawerNav = nav,
  topBar,
  sideMenu,
  isCollapsed = false,
  isDrawerOpen = false,
  onDrawerOpenChange,
  labels,
  className,
  children,
  ...rest
}: AppShellProps) => {
  const said = { ...shellLabels(), ...labels };
  const isNarrow = useMediaQuery(NARROW);
  const Drawer = useLazyModule(loadDrawer, isDrawerOpen, isNarrow);
  useEffect(() => {
    // Closes the drawer when the window grows: an open drawer would keep the page inert.
    if (isDrawerOpen && !isNarrow) onDrawerOpenChange?.(false);
  }, [isDrawerOpen, isNarrow, onDrawerOpenChange]);
  return (
    <div {...rest} className={classNames('bd-shell', className)} data-collapsed={isCollapsed || undefined}>
      <a className="bd-shell__skip" href="#main">
        {said.skip}
      </a>
      <div className="bd-shell__side">{nav}</div>
      {Drawer && (
        <Drawer
          isOpen={isDrawerOpen && isNarrow}
          onOpenChange={(isOpen) => onDrawerOpenChange?.(isOpen)}
          label={said.drawer}
          closeLabel={said.closeDrawer}
        >
          <div className="bd-shell__menus">
            {drawerNav}
            {sideMenu && <div className="bd-shell__more">{sideMenu}</div>}
          </div>
        </Drawer>
      )}
      <div className="bd-shell__frame">
        {topBar}
        <div className="bd-shell__body">
          {sideMenu && !isNarrow && <div className="bd-shell__more">{sideMenu}</div>}
          <main id="main" className="bd-shell__main" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </div>
  );
};
