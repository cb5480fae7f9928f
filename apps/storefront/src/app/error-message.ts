import { isApiError } from '@boostdesk/api-client';
import { t } from '@lingui/core/macro';

export function errorMessage(error: unknown): string {
  if (isApiError(error, 'offline') || isApiError(error, 'timeout')) {
    return t`Can’t reach the server. Check your connection and try again.`;
  }
  if (isApiError(error) && error.body !== '') return error.body;
  return t`Something went wrong. Try again.`;
}
