import './loading-overlay.css';
import { type HTMLAttributes, type ReactNode, type RefAttributes, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { messages } from '../messages/messages.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { mergeRefs } from '../styles/merge-refs.ts';
import { useInertBackground } from './use-inert-background.ts';

export interface LoadingOverlayProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    RefAttributes<HTMLDivElement> {
  /** @default true */
  isShown?: boolean;
  /** The window, or the nearest positioned element. @default 'area' */
  extent?: 'page' | 'area';
  /** Above the spinner. */
  logo?: ReactNode;
  /** Read out, and shown if `isLabelShown`. @default 'Loading' */
  label?: string;
  isLabelShown?: boolean;
}

type CoverProps = Omit<LoadingOverlayProps, 'isShown'>;

function Cover({
  extent = 'area',
  logo,
  label = messages.loading,
  isLabelShown = false,
  className,
  ref,
  ...props
}: CoverProps) {
  const own = useRef<HTMLDivElement>(null);
  const both = useMemo(() => mergeRefs(own, ref), [ref]);
  useInertBackground(own, extent);
  return (
    <div
      role="status"
      {...props}
      ref={both}
      className={classNames('bd-loading-overlay', className)}
      data-extent={extent}
    >
      {logo}
      <Spinner size={extent === 'page' ? 36 : 28} label={label} />
      {isLabelShown ? <span aria-hidden="true">{label}</span> : null}
    </div>
  );
}

/** Covers loading content and blocks pointer and focus. */
export function LoadingOverlay({ isShown = true, ...props }: LoadingOverlayProps) {
  return isShown ? <Cover {...props} /> : null;
}
