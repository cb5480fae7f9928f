import './popover.css';
import type { CSSProperties, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { withClass } from '../styles/class-name.ts';

export interface PopoverProps extends AriaPopoverProps, RefAttributes<HTMLElement> {}

/** The surface of menus and selects: above modals, below toasts. */
export function Popover({ className, style, ...props }: PopoverProps) {
  return (
    <AriaPopover
      offset={6}
      {...props}
      className={withClass('bd-popover', className)}
      style={composeRenderProps(style, (theirs) => ({ ...layer, ...theirs }))}
    />
  );
}

/** react-aria sets z-index 100000 inline, above toasts. */
const layer: CSSProperties = { zIndex: 'var(--bd-z-pop)' };
