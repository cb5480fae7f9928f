import { type ApiError, type CallOptions, isApiError } from '@boostdesk/api-client';
import type { FormProblem } from '@boostdesk/ui/use-form';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { toasts } from '../../core/toasts.ts';
import { isLostConnection } from '../../data/repeated-call.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { i18n } from '../../i18n/i18n.ts';

export type { FormProblem };

export type SubmitCallOptions = Required<Pick<CallOptions, 'quiet' | 'idempotencyKey'>>;

export interface SubmitOptions<Answer> {
  /** Message of the success toast. @default no toast */
  readonly success?: string | ((answer: Answer) => string) | undefined;
  /** Runs before the toast, while the form is still pending. */
  readonly onSuccess?: ((answer: Answer) => unknown) | undefined;
  /** Runs after a success or an error, while the form is still pending. */
  readonly onSettled?: (() => unknown) | undefined;
  /** Draft of the form, removed after a success. */
  readonly draft?: { readonly forget: () => void } | undefined;
  /** Returns true when it has shown the error itself; otherwise `problem` holds the error. */
  readonly handleError?: ((error: unknown) => boolean | Promise<boolean>) | undefined;
  /** False for buttons without a form, whose API errors are toasts, except `unsupported` (`ButtonProblem`). @default what the form itself says */
  readonly quiet?: CallOptions['quiet'];
}

interface Outcome {
  readonly isDone: boolean;
  readonly problem: FormProblem | null;
}

/** Whether another user was faster, or the server forbids the change. */
export const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Whether the form says enough itself: about its input, a conflict or a lost connection (decision 0067). */
const isShownByForm = (error: ApiError): boolean =>
  error.status === 422 || isConflict(error) || isLostConnection(error);

/** Message above the form: none when its fields show the errors. */
export const formMessage = (problem: FormProblem | null): string | null =>
  problem === null || Object.keys(problem.fields).length > 0 ? null : problem.message;

function toProblem(error: unknown): FormProblem {
  // The fields of a conflict are values for texts.
  const found = isApiError(error) && !isConflict(error) ? Object.entries(error.fields ?? {}) : [];
  // Area calls prefix the names with `fields.`.
  const fields = found.map(([name, what]) => [name.replace(/^fields\.([^.]+).*$/, '$1'), what]);
  return { message: errorMessage(error), fields: Object.fromEntries(fields) };
}

/**
 * Runs the mutation of a form or a button, one at a time. An unchanged request that is sent again after a lost
 * connection has the same idempotency key, so that the server runs it once.
 */
export function useSubmit<Answer = unknown>(options: SubmitOptions<Answer> = {}) {
  const { success, onSuccess, onSettled, draft, handleError, quiet = isShownByForm } = options;
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const isRunning = useRef(false);
  /** Idempotency keys of requests that were sent without an answer, by request. */
  const unanswered = useRef(new Map<string, string>());

  async function findProblem(error: unknown, body: string): Promise<FormProblem | null> {
    const isApi = isApiError(error);
    if (isApi && error.isRetryable() && error.idempotencyKey !== undefined) {
      unanswered.current.set(body, error.idempotencyKey);
    } else unanswered.current.delete(body);
    if (!isApi) reportError(error);
    if (await handleError?.(error)) return null;
    // The client has shown a toast, unless the server does not have the call.
    if (isApi && quiet === false && error.code !== 'unsupported') return null;
    return toProblem(error);
  }

  async function run<Request>(
    call: (request: Request, options: SubmitCallOptions) => Promise<Answer>,
    request: Request,
  ): Promise<Outcome> {
    const body = JSON.stringify(request);
    const sent = await call(request, { quiet, idempotencyKey: unanswered.current.get(body) }).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    try {
      if ('error' in sent) return { isDone: false, problem: await findProblem(sent.error, body) };
      unanswered.current.delete(body);
      draft?.forget();
      await onSuccess?.(sent.answer);
      const message = typeof success === 'function' ? success(sent.answer) : success;
      if (message !== undefined) toasts.add({ title: i18n._(msg`Success`), message, style: 'success' });
      return { isDone: true, problem: null };
    } finally {
      await onSettled?.();
    }
  }

  async function submit<Request>(...args: Parameters<typeof run<Request>>): Promise<Outcome> {
    if (isRunning.current) return { isDone: false, problem: null };
    isRunning.current = true;
    setPending(true);
    setProblem(null);
    try {
      const outcome = await run(...args);
      setProblem(outcome.problem);
      return outcome;
    } finally {
      setPending(false);
      isRunning.current = false;
    }
  }

  return { submit, isPending, problem, setProblem };
}
