import { isApiError } from '@boostdesk/api-client';
import type { FormProblem } from '@boostdesk/ui/use-form';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { toasts } from '../../core/toasts.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { i18n } from '../../i18n/i18n.ts';

/** Maps the error to the request's fields, or to a form message. */
function toFormProblem(error: unknown): FormProblem {
  if (isApiError(error)) {
    const fields = error.fields ?? {};
    return { message: Object.keys(fields).length === 0 ? errorMessage(error) : null, fields };
  }
  // Reports unexpected errors to the page's error log.
  reportError(error);
  return { message: errorMessage(error), fields: {} };
}

/** Submits a form and shows a success toast; resolves to the problem, or null. Calls must be quiet. */
export function useFormSave(success: string) {
  return async (work: () => Promise<unknown>): Promise<FormProblem | null> => {
    try {
      await work();
    } catch (error) {
      return toFormProblem(error);
    }
    toasts.add({ title: i18n._(msg`Success`), message: success, style: 'success' });
    return null;
  };
}

/** The same without a form schema. Resolves to true on success; errors are in `problem`. */
export function useProfileSave(success: string) {
  const saving = useFormSave(success);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  async function save(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    setProblem(null);
    const refused = await saving(work);
    setProblem(refused);
    setPending(false);
    return refused === null;
  }
  return { save, isPending, problem };
}
