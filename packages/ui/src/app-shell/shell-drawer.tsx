import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

export interface ShellDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** The menus over the page. */
export const ShellDrawer = ({ isOpen, onOpenChange, label, closeLabel, children }: ShellDrawerProps) => (
  <ModalOverlay className="bd-shell__scrim" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
    <Modal className="bd-shell__drawer">
      <Dialog className="bd-shell__dialog" aria-label={label}>
        <Button className="bd-shell__close" aria-label={closeLabel} onPress={() => onOpenChange(false)}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
