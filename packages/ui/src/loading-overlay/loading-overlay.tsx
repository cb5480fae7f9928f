import './loading-overlay.css';
import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';
import { Spinner } from '../spinner/spinner.tsx';

export interface LoadingOverlayProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    RefAttributes<HTMLDivElement> {
  /** @default true */
  isShown?: boolean;
  /** page: over the whole window; area: over the nearest positioned box. @default 'area' */
  extent?: 'page' | 'area';
  /** Above the wheel: a mark, a picture. */
  logo?: ReactNode;
  /** Spoken, and shown under the wheel when `isLabelShown`. @default 'Loading' */
  label?: string;
  isLabelShown?: boolean;
}

/** Over what must wait: it takes the pointer, and says that it loads. */
export function LoadingOverlay({
  isShown = true,
  extent = 'area',
  logo,
  label = messages.loading,
  isLabelShown = false,
  className,
  ...props
}: LoadingOverlayProps) {
  if (!isShown) return null;
  return (
    <div role="status" {...props} className={classNames('bd-loading-overlay', className)} data-extent={extent}>
      {logo}
      <Spinner size={extent === 'page' ? 36 : 28} label={label} />
      {isLabelShown ? <span aria-hidden="true">{label}</span> : null}
    </div>
  );
}
