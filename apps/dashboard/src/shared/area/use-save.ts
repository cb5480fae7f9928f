import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import { useRef, useState } from 'react';
import { errorMessage } from '../../i18n/error-message.ts';

/** Error message of the form, and those of its fields. */
export interface FormProblem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** `stale`: another user was faster, or the server forbids the change. */
export type SaveOutcome<R> = { readonly row: R } | { readonly stale: string } | null;

/** Strips the contract's prefix `fields.` from field names. */
const toFieldNames = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, what]) => [name.replace(/^fields\.([^.]+).*$/, '$1'), what]));

/** Sends a form. Repeating an unchanged form after a lost connection is idempotent. */
export function useSave() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const sent = useRef<{ readonly body: string; readonly key: string } | null>(null);

  function refused(error: unknown): SaveOutcome<never> {
    if (!isApiError(error)) {
      reportError(error);
      setProblem({ message: errorMessage(error), fields: {} });
      return null;
    }
    if (!error.isRetryable()) sent.current = null;
    if (error.status === 409) return { stale: errorMessage(error) };
    setProblem({ message: errorMessage(error), fields: toFieldNames(error.fields ?? {}) });
    return null;
  }

  async function save<R>(
    request: object,
    call: (options: { readonly quiet: true; readonly idempotencyKey: string }) => Promise<{ readonly row: R }>,
  ): Promise<SaveOutcome<R>> {
    const body = JSON.stringify(request);
    const key = sent.current?.body === body ? sent.current.key : createIdempotencyKey();
    sent.current = { body, key };
    setPending(true);
    setProblem(null);
    try {
      const answer = await call({ quiet: true, idempotencyKey: key });
      sent.current = null;
      return answer;
    } catch (error) {
      return refused(error);
    } finally {
      setPending(false);
    }
  }

  return { save, isPending, problem, setProblem };
}
