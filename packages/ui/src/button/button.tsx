import './button.css';
import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';

/** Visual weights. */
export const buttonVariants = ['primary', 'default', 'quiet', 'danger'] as const;
/** One of `buttonVariants`. */
export type ButtonVariant = (typeof buttonVariants)[number];
/** `s` is for lists and dialogs. */
export type ButtonSize = 'm' | 's';

export interface ButtonProps extends Omit<AriaButtonProps, 'children'>, RefAttributes<HTMLButtonElement> {
  children?: ReactNode;
  /**
   * One primary button per view; danger for what can’t be undone.
   * @default 'default'
   */
  variant?: ButtonVariant;
  /** @default 'm' */
  size?: ButtonSize;
  /** Fills its container. */
  isBlock?: boolean;
  /** Read aloud while `isPending`. @default 'In progress' */
  pendingLabel?: string;
}

/** Triggers an action. To open a page, use Link or ButtonLink. */
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
  /** The accessible name. */
  'aria-label': string;
}

/** A square icon button, quiet by default. */
export function IconButton({ variant = 'quiet', className, ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} className={withClass('bd-icon-button', className)} />;
}
