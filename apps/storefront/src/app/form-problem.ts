import { isApiError } from '@boostdesk/api-client';
import type { FormProblem } from '@boostdesk/ui/use-form';
import { errorMessage } from './error-message.ts';

/** Shows messages at fields if the server names them, else for the whole form. */
export function toFormProblem(error: unknown): FormProblem {
  const fields = isApiError(error) ? (error.fields ?? {}) : {};
  return { message: Object.keys(fields).length > 0 ? null : errorMessage(error), fields };
}
