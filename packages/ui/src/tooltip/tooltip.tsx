import './tooltip.css';
import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';

export interface TooltipProps {
  /** A few words. What must be read stands on the page. */
  text: ReactNode;
  /** The button or link that it is about. */
  children: ReactNode;
  /** @default 'top' */
  placement?: NonNullable<AriaTooltipProps['placement']>;
  isDisabled?: boolean;
}

/** Says what a picture means, on hover and on keyboard focus. Hides after 300 ms, 8 px off (SPEC §9). */
export function Tooltip({ text, children, placement = 'top', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={300} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className="bd-tooltip" placement={placement} offset={8} style={layer}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

const layer = { zIndex: 'var(--z-tip)' };
