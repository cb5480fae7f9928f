import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Modal } from '@boostdesk/ui/modal';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './area.module.css';
import { useWide } from './use-wide.ts';

export interface PanelFrameProps {
  readonly title: string;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the table. It takes the focus when it opens; where it came from gets it back with the next press of Tab. */
const Dock = ({ title, footer, onClose, children }: PanelFrameProps) => {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside aria-labelledby={id} className={styles.dock} onKeyDown={onKeyDown}>
      <div className={styles.dockHead}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton size="s" aria-label={t`Close`} onPress={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.dockBody}>{children}</div>
      {footer !== undefined && <div className={styles.dockFoot}>{footer}</div>}
    </aside>
  );
};

/** Docked where there is room for it, a sheet over the page where there is not. */
export const PanelFrame = (props: PanelFrameProps) => {
  const { title, footer, onClose, children } = props;
  if (useWide()) return <Dock {...props} />;
  return (
    <Modal
      isOpen
      size="sheet"
      title={title}
      footer={footer}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {children}
    </Modal>
  );
};
