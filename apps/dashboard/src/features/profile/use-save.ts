import { isApiError } from '@boostdesk/api-client';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { i18n } from '../../app/i18n.ts';
import { toasts } from '../../app/toasts.ts';

/** What is wrong with a form: in all, and by the request's fields. */
export interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

function problemOf(error: unknown): Problem {
  if (isApiError(error)) return { message: error.body, fields: error.fields ?? {} };
  // A fault of ours: told to whoever watches the page's errors.
  reportError(error);
  return { message: i18n._(msg`Something went wrong. Try again.`), fields: {} };
}

/** Sends a form. True when it was done, which a toast says; what was refused stands in `problem`. The calls are to be quiet. */
export function useSave(success: string) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function save(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    setProblem(null);
    try {
      await work();
      toasts.add({ title: i18n._(msg`Success`), message: success, style: 'success' });
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setPending(false);
    }
  }

  /** Of the form as a whole: what no field can say. */
  const general = problem !== null && Object.keys(problem.fields).length === 0 ? problem.message : null;
  return { save, isPending, fields: problem?.fields ?? {}, general };
}
