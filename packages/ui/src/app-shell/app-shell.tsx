import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { catchLostFocus } from '../lost-focus/lost-focus.ts';
import { screenMessages } from '../messages/screen-messages.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import { useMediaQuery } from '../use-media-query.ts';
import './app-shell.css';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** A `SideNav`: at the side from 768 px, in a drawer below. */
  readonly nav: ReactNode;
  /** The navigation in the drawer. @default `nav` */
  readonly drawerNav?: ReactNode;
  /** A `TopBar`. */
  readonly topBar: ReactNode;
  /** A `SideMenu` next to the page; below 1024 px, in the drawer. */
  readonly sideMenu?: ReactNode;
  /** 56 px rail instead of the 120 px sidebar; desktop only. */
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

const NARROW = '(max-width: 1023px)';

const loadDrawer = async () => (await import('./shell-drawer.tsx')).ShellDrawer;

/** The frame of every page: menu, top bar and the page in `main#main`. */
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
  useEffect(catchLostFocus, []);
  useEffect(() => {
    // An open drawer would keep the wider page inert.
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
