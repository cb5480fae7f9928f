import { isApiError } from '@boostdesk/api-client';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState, type ErrorStateProps } from '@boostdesk/ui/error-state';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../i18n/error-message.ts';

export interface LoadErrorProps extends Pick<ErrorStateProps, 'ref' | 'headingLevel' | 'className' | 'children'> {
  readonly error: Error | null;
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean;
}

/**
 * Replaces content that could not load: the error's message, or `children`, with a retry. What the server does not have
 * cannot be retried.
 */
export const LoadError = ({ error, onRetry, isRetrying = false, children, ...props }: LoadErrorProps) => {
  if (isApiError(error, 'unsupported'))
    return <EmptyState {...props} icon="cloud-off" title={<Trans>Not available on this server</Trans>} />;
  return (
    <ErrorState {...props} onRetry={() => void onRetry()} isRetrying={isRetrying}>
      {children ?? errorMessage(error)}
    </ErrorState>
  );
};

interface UnsupportedCardProps {
  readonly title: ReactNode;
  readonly error: Error | null;
}

/** Card in place of optional content that the server does not have. Renders nothing for other errors. */
export const UnsupportedCard = ({ title, error }: UnsupportedCardProps) =>
  isApiError(error, 'unsupported') && (
    <Card title={title}>
      <Trans>Not available on this server</Trans>
    </Card>
  );
