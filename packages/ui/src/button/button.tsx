import './button.css';
import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';

/** How much a button asks to be pressed. One primary a view. */
export const buttonVariants = ['primary', 'default', 'quiet', 'danger'] as const;
/** One of `buttonVariants`. */
export type ButtonVariant = (typeof buttonVariants)[number];
/** Medium, or small inside lists and dialogs. */
export type ButtonSize = 'm' | 's';

export interface ButtonProps extends Omit<AriaButtonProps, 'children'>, RefAttributes<HTMLButtonElement> {
  children?: ReactNode;
  /**
   * One primary a screen: the thing to do now. Danger is for what cannot be taken back.
   * @default 'default'
   */
  variant?: ButtonVariant;
  /** @default 'm' */
  size?: ButtonSize;
  /** As wide as its box. */
  isBlock?: boolean;
  /** Spoken while `isPending`. @default 'Working' */
  pendingLabel?: string;
}

/** An action. What leads to another page is a Link or a ButtonLink. */
export function Button({
  variant = 'default',
  size = 'm',
  isBlock,
  pendingLabel,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={withClass('bd-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
    >
      <span className="bd-button-content">{children}</span>
      {props.isPending ? (
        <span role="progressbar" aria-label={pendingLabel ?? messages.button.pending} className="bd-button-pending" />
      ) : null}
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'isBlock'> {
  /** An icon says nothing by itself: this is its name. */
  'aria-label': string;
}

/** A square button of one icon. Quiet unless told otherwise. */
export function IconButton({ variant = 'quiet', className, ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} className={withClass('bd-icon-button', className)} />;
}
