import { isApiError } from '@boostdesk/api-client';
import type { FormProblem } from '@boostdesk/ui/use-form';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { toasts } from '../../core/toasts.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { i18n } from '../../i18n/i18n.ts';

/** What is wrong: at the request's fields, else in all. */
function toFormProblem(error: unknown): FormProblem {
  if (isApiError(error)) {
    const fields = error.fields ?? {};
    return { message: Object.keys(fields).length === 0 ? errorMessage(error) : null, fields };
  }
  // A fault of ours: told to whoever watches the page's errors.
  reportError(error);
  return { message: errorMessage(error), fields: {} };
}

/** Does what a form asks for, and says so in a toast; its answer is what was refused, or null. The calls are to be quiet. */
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

/** The same where there is no form of a schema. True when it was done; what was refused stands in `problem`. */
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
