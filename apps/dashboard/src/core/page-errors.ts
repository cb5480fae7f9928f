import { extendClient, isApiError } from '@boostdesk/api-client';
import { pageError, redact } from '@boostdesk/api-client/contract';
import type { Services } from './services.ts';

declare global {
  /** Errors before `followPageErrors` runs, collected in index.html; undefined afterwards. */
  var earlyErrors: unknown[] | undefined;
}

type Deps = Pick<Services, 'api'>;

/** Limit of distinct errors that a page reports. */
const MAX_REPORTS = 20;
const reports = new Map<string, Promise<number | null>>();

/** The path without ids and query, which could identify a user. */
const screenOf = (pathname: string): string => redact(pathname, 100).replace(/\d+/g, ':id').slice(0, 100);

/** Harmless: the layout is delivered with the next frame. */
const isResizeObserverNotice = (error: unknown): boolean => /^ResizeObserver/.test(messageOf(error));

/** API errors, aborts and ResizeObserver notices are not reported. */
const isIgnored = (error: unknown): boolean =>
  isApiError(error) || (error instanceof DOMException && error.name === 'AbortError') || isResizeObserverNotice(error);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Reports an error of the page to the server, each distinct error once. Resolves to its reference, or null when there
 * is none.
 */
export function reportPageError({ api }: Deps, error: unknown): Promise<number | null> {
  if (isIgnored(error)) return Promise.resolve(null);
  const message = redact(messageOf(error), 300);
  const stack = redact(error instanceof Error ? (error.stack ?? '') : '', 2000);
  const screen = screenOf(location.pathname);
  const fingerprint = [message, screen, stack].join('\n');
  const known = reports.get(fingerprint);
  if (known !== undefined || reports.size >= MAX_REPORTS) return known ?? Promise.resolve(null);
  const report = extendClient(api, { pageError })
    .pageError.report({ message, stack, screen }, { quiet: true })
    .then(({ reference }) => reference)
    // Report it again the next time.
    .catch(() => {
      reports.delete(fingerprint);
      return null;
    });
  reports.set(fingerprint, report);
  return report;
}

/** Logs uncaught errors to the console and reports them, without a toast (SPEC §8). Returns a function that stops it. */
export function followPageErrors(deps: Deps): () => void {
  const onError = (event: ErrorEvent) => {
    const error: unknown = event.error ?? event.message;
    event.preventDefault();
    if (isResizeObserverNotice(error)) return;
    // biome-ignore lint/suspicious/noConsole: where SPEC §8 wants it
    console.error(`Error: ${messageOf(error)}`, error);
    void reportPageError(deps, error);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    // The caller has shown API errors already; the browser would log them as faults of the page.
    if (isIgnored(reason)) event.preventDefault();
    else void reportPageError(deps, reason);
  };
  const early = globalThis.earlyErrors ?? [];
  globalThis.earlyErrors = undefined;
  for (const error of early) void reportPageError(deps, error);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
