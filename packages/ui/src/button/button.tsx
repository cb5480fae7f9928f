import './button.css';
import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { messages } from '../messages/messages.ts';
import { withClass } from '../styles/class-name.ts';

/** The visual weight of a button. Use one primary button per view. */
export const buttonVariants = ['primary', 'default', 'quiet', 'danger'] as const;
/** One of `buttonVariants`. */
export type ButtonVariant = (typeof buttonVariants)[number];
/** Medium, or small inside lists and dialogs. */
export type ButtonSize = 'm' | 's';

export interface ButtonProps extends Omit<AriaButtonProps, 'children'>, RefAttributes<HTMLButtonElement> {
  children?: ReactNode;
  /**
   * Use one primary button per screen, for the main action. Danger is for actions that can’t be undone.
   * @default 'default'
   */
  variant?: ButtonVariant;
  /** @default 'm' */
  size?: ButtonSize;
  /** Fills its container’s width. */
  isBlock?: boolean;
  /** Read aloud while `isPending`. @default 'In progress' */
  pendingLabel?: string;
}

/** Triggers an action. To lead to another page, use a Link or ButtonLink. */
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
  /** An icon has no text, so this is its name. */
  'aria-label': string;
}

/** A square button with a single icon. Quiet by default. */
export function IconButton({ variant = 'quiet', className, ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} className={withClass('bd-icon-button', className)} />;
}
