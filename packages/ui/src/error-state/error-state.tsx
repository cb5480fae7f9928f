import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages/messages.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'title' | 'tone'> {
  /** @default 'Couldn’t load this' */
  title?: ReactNode;
  /** Shows a retry button. */
  onRetry?: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  isRetrying?: boolean;
}

/** Replaces content that couldn’t load: what happened (`children`) and a retry. */
export function ErrorState({
  title = messages.errorState.title,
  icon = 'cloud-off',
  onRetry,
  retryLabel = messages.errorState.retry,
  isRetrying = false,
  actions,
  ...props
}: ErrorStateProps) {
  const retry = onRetry ? (
    <Button size="s" onPress={onRetry} isPending={isRetrying}>
      <Icon name="retry" size={14} />
      {retryLabel}
    </Button>
  ) : null;
  return (
    <EmptyState
      role="alert"
      {...props}
      title={title}
      icon={icon}
      tone="danger"
      actions={
        <>
          {retry}
          {actions}
        </>
      }
    />
  );
}
