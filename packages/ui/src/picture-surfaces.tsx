// Surfaces of components that open over the page, for pictures on docs pages: drawn in place and without a focus trap.
import './modal/modal.css';
import './popover/popover.css';
import './tooltip/tooltip.css';
import './toast/toast.css';
import type { ReactNode } from 'react';
import { Icon } from './icon/icon.tsx';

interface DialogPictureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

export const DialogPicture = ({ title, children, footer }: DialogPictureProps) => (
  <div className="bd-modal">
    <div className="bd-dialog">
      <div className="bd-dialog-head">
        <h2>{title}</h2>
      </div>
      <div className="bd-dialog-body">{children}</div>
      <div className="bd-dialog-foot">{footer}</div>
    </div>
  </div>
);

export const PopoverPicture = ({ children }: { readonly children: ReactNode }) => (
  <div className="bd-popover">{children}</div>
);

interface TooltipPictureProps {
  readonly text: ReactNode;
  readonly children: ReactNode;
}

export const TooltipPicture = ({ text, children }: TooltipPictureProps) => (
  <div style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
    <div className="bd-tooltip">{text}</div>
    {children}
  </div>
);

interface ToastPictureProps {
  readonly style: 'success' | 'error' | 'info';
  readonly title: string;
  readonly message?: string;
  readonly action?: ReactNode;
}

const toastIcons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const;

export const ToastPicture = ({ style, title, message, action }: ToastPictureProps) => (
  <div className="bd-toast" data-style={style}>
    <Icon name={toastIcons[style]} size={18} />
    <div className="bd-toast-content">
      <div className="bd-toast-title">{title}</div>
      {message === undefined ? null : <div>{message}</div>}
    </div>
    <Icon name="close" />
    {action}
  </div>
);

/** Buttons and tags beside each other. */
export const PictureRow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>{children}</div>
);
