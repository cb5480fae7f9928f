import { extendClient, isApiError } from '@boostdesk/api-client';
import { pageError, tame } from '@boostdesk/api-client/contract';
import type { Services } from './services.ts';

declare global {
  /** What failed before anybody listened (index.html); undefined once somebody does. */
  var earlyErrors: unknown[] | undefined;
}

type Deps = Pick<Services, 'api'>;

/** Kinds of errors that one page reports at most: more of them say nothing new. */
const MOST = 20;
const told = new Map<string, Promise<number | null>>();

/** Which screen it is, without whose: no numbers, no query. */
const screenOf = (pathname: string): string => tame(pathname, 100).replace(/\d+/g, ':id').slice(0, 100);

/** What a browser says of layouts that follow each other, as a menu does whose button grows: it is drawn all the same. */
const isOfLayout = (error: unknown): boolean => /^ResizeObserver/.test(wordsOf(error));

/** What is no fault of the page: the server's own refusals, what was called off, and what a browser says of layouts. */
const isNoFault = (error: unknown): boolean =>
  isApiError(error) || (error instanceof DOMException && error.name === 'AbortError') || isOfLayout(error);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells the server of an error in this page, each kind once; answers its number, or null where there is none. */
export function reportPageError({ api }: Deps, error: unknown): Promise<number | null> {
  if (isNoFault(error)) return Promise.resolve(null);
  const message = tame(wordsOf(error), 300);
  const stack = tame(error instanceof Error ? (error.stack ?? '') : '', 2000);
  const screen = screenOf(location.pathname);
  const kind = [message, screen, stack].join('\n');
  const known = told.get(kind);
  if (known !== undefined || told.size >= MOST) return known ?? Promise.resolve(null);
  const report = extendClient(api, { pageError })
    .pageError.report({ message, stack, screen }, { quiet: true })
    .then(({ reference }) => reference)
    // What could not be told now is told the next time.
    .catch(() => {
      told.delete(kind);
      return null;
    });
  told.set(kind, report);
  return report;
}

/** SPEC §8: an error in the page goes to the console alone, with no toast; the server counts it. Answers how to stop. */
export function followPageErrors(deps: Deps): () => void {
  const onError = (event: ErrorEvent) => {
    const error: unknown = event.error ?? event.message;
    event.preventDefault();
    if (isOfLayout(error)) return;
    // biome-ignore lint/suspicious/noConsole: where SPEC §8 wants it
    console.error(`Error: ${wordsOf(error)}`, error);
    void reportPageError(deps, error);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    // A refusal, or a line that is away, is told where it was met: the browser would write it into the console as a fault of the page.
    if (isNoFault(reason)) event.preventDefault();
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
