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

interface WindowPictureProps {
  /** In px. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A window. What has a fixed position is placed in it. */
export const WindowPicture = ({ height, children }: WindowPictureProps) => (
  <div
    style={{
      position: 'relative',
      contain: 'layout paint',
      blockSize: height,
      border: '1px solid var(--bd-border)',
      borderRadius: 'var(--bd-r-card)',
      background: 'var(--bd-bg)',
    }}
  >
    {children}
  </div>
);

interface LayoutPictureProps {
  /** As in CSS: `"nav page" 96px / 64px 1fr`. */
  readonly template: string;
  /** Text of each area of the template. */
  readonly areas: Readonly<Record<string, string>>;
}

/** Parts of a page as boxes. */
export const LayoutPicture = ({ template, areas }: LayoutPictureProps) => (
  <div style={{ display: 'grid', gap: 'var(--bd-s-4)', gridTemplate: template }}>
    {Object.entries(areas).map(([gridArea, text]) => (
      <div
        key={gridArea}
        style={{
          gridArea,
          display: 'grid',
          placeContent: 'center',
          border: '1px solid var(--bd-border)',
          borderRadius: 'var(--bd-r-chip)',
          background: 'var(--bd-surface)',
          fontSize: 'var(--bd-fs-12)',
          textAlign: 'center',
        }}
      >
        {text}
      </div>
    ))}
  </div>
);

/** Address of a picture of one colour with a diagonal. */
export const samplePicture = (width: number, height: number, color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><path d="M0 ${height}L${width} 0" stroke="#fff" stroke-width="8"/></svg>`,
  )}`;

/** Buttons and tags beside each other. */
export const PictureRow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>{children}</div>
);
