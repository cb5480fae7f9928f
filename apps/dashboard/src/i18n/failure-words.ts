import { isApiError } from '@boostdesk/api-client';
import { msg } from '@lingui/core/macro';
import { i18n } from './i18n.ts';

/** What a failure says where it stands in the page: the server's own sentence, or ours where it had none for people. */
export const failureWords = (error: unknown): string =>
  (isApiError(error) ? error.sentence() : null) ?? i18n._(msg`Something went wrong. Try again.`);
