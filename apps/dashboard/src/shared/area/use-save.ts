import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import { useRef, useState } from 'react';
import { failureWords } from '../../i18n/failure-words.ts';

/** Error message of the form, and those of its fields. */
export interface FormProblem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** `stale`: another user was faster, or the server forbids the change. */
export type Saved<R> = { readonly row: R } | { readonly stale: string } | null;

/** Strips the contract's prefix `fields.` from field names. */
const ownNames = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, what]) => [name.replace(/^fields\.([^.]+).*$/, '$1'), what]));

/** Sends a form. Repeating an unchanged form after a lost connection is idempotent. */
export function useSave() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const sent = useRef<{ readonly body: string; readonly key: string } | null>(null);

  function refused(error: unknown): Saved<never> {
    if (!isApiError(error)) {
      reportError(error);
      setProblem({ message: failureWords(error), fields: {} });
      return null;
    }
    if (!error.isRetryable()) sent.current = null;
    if (error.status === 409) return { stale: failureWords(error) };
    setProblem({ message: failureWords(error), fields: ownNames(error.fields ?? {}) });
    return null;
  }

  async function save<R>(
    request: object,
    call: (options: { readonly quiet: true; readonly idempotencyKey: string }) => Promise<{ readonly row: R }>,
  ): Promise<Saved<R>> {
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
