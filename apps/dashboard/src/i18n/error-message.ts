import { isApiError } from '@boostdesk/api-client';
import { msg } from '@lingui/core/macro';
import { i18n } from './i18n.ts';

/** Error message for the page: the server's text, or ours when it has none for users. */
export const errorMessage = (error: unknown): string =>
  (isApiError(error) ? error.displayMessage() : null) ?? i18n._(msg`Something went wrong. Try again.`);
