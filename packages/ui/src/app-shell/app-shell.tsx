import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names.ts';
import { screenMessages } from '../messages/screen-messages.ts';
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

const english = {
  skip: screenMessages.shell.skip,
  drawer: screenMessages.shell.main,
  closeDrawer: screenMessages.shell.closeMenu,
};

/** The frame of every page: menu at the side, bar on top, the page as `main` with the id `main`. */
export const AppShell = ({
  nav,
  topBar,
  isCollapsed = false,
  isDrawerOpen = false,
  onDrawerOpenChange,
  labels = english,
  className,
  children,
  ...rest
}: AppShellProps) => (
  <div {...rest} className={classNames('bd-shell', className)} data-collapsed={isCollapsed || undefined}>
    <a className="bd-shell__skip" href="#main">
      {labels.skip}
    </a>
    <div className="bd-shell__side">{nav}</div>
    <ModalOverlay
      className="bd-shell__scrim"
      isDismissable
      isOpen={isDrawerOpen}
      onOpenChange={(isOpen) => onDrawerOpenChange?.(isOpen)}
    >
      <Modal className="bd-shell__drawer">
        <Dialog className="bd-shell__dialog" aria-label={labels.drawer}>
          <Button
            className="bd-shell__close"
            aria-label={labels.closeDrawer}
            onPress={() => onDrawerOpenChange?.(false)}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
          {nav}
        </Dialog>
      </Modal>
    </ModalOverlay>
    <div className="bd-shell__frame">
      {topBar}
      <main id="main" className="bd-shell__main" tabIndex={-1}>
        {children}
      </main>
    </div>
  </div>
);
