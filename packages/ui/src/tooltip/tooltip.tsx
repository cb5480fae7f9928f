import './tooltip.css';
import type { ReactNode, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { withClass } from '../styles/class-name.ts';
import { useHideAfterClick } from './use-hide-after-click.ts';

/** Class, style and ref go to the bubble. */
export interface TooltipProps extends Pick<AriaTooltipProps, 'className' | 'style'>, RefAttributes<HTMLDivElement> {
  /** A few words, nothing essential. */
  text: ReactNode;
  /** A button or link. */
  children: ReactNode;
  /** @default 'top' */
  placement?: NonNullable<AriaTooltipProps['placement']>;
  isDisabled?: boolean;
}

/** Explains an icon on hover and focus. Hides 300 ms after the pointer leaves and 2000 ms after a click (SPEC §9). */
export function Tooltip({
  text,
  children,
  placement = 'top',
  isDisabled = false,
  className,
  style,
  ...props
}: TooltipProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={300} shouldCloseOnPress={false} isDisabled={isDisabled}>
      {children}
      {isDisabled ? null : <HideAfterClick />}
      {/* Interactive over a modal, which makes other elements inert. */}
      <AriaTooltip
        data-react-aria-top-layer
        {...props}
        className={withClass('bd-tooltip', className)}
        placement={placement}
        offset={8}
        style={composeRenderProps(style, (theirs) => ({ ...layer, ...theirs }))}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

function HideAfterClick() {
  useHideAfterClick();
  return null;
}

const layer = { zIndex: 'var(--bd-z-tip)' };
