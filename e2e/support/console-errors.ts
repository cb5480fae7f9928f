import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';

interface ConsoleError {
  readonly who: string;
  readonly text: string;
  /** Status of a failed request; null for other errors. */
  readonly status: number | null;
  readonly path: string;
}

/** A refusal that the test expects. The browser logs each one as an error. */
export interface ExpectedRefusal {
  readonly status: number;
  /** End of the call's path; empty for any call. */
  readonly path: string;
  /** Why the refusal is expected. */
  readonly reason: string;
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

function toConsoleError(who: string, message: ConsoleMessage): ConsoleError {
  const text = message.text();
  const [, status] = /the server responded with a status of (\d{3})/.exec(text) ?? [];
  return { who, text, status: status === undefined ? null : Number(status), path: pathOf(message.location().url) };
}

const isOffline = ({ text }: ConsoleError): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|WebSocket connection to|WebSocket is already in CLOSING|Can’t reach the server/.test(
    text,
  );

/** Collects console errors, uncaught errors and policy violations of pages and workers. */
export function watchConsoleErrors() {
  const errors: ConsoleError[] = [];
  const expected: ExpectedRefusal[] = [];
  const sinks: string[] = [];
  let isCut = false;

  const recordFor = (who: string) => (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(toConsoleError(who, message));
  };

  function watchPage(page: Page, who: string): void {
    page.on('pageerror', (error) => {
      errors.push({ who, text: error.stack ?? error.message, status: null, path: pathOf(page.url()) });
    });
    page.on('console', recordFor(who));
  }

  const isExpected = (entry: ConsoleError): boolean =>
    (isCut && isOffline(entry)) ||
    sinks.some((sink) => entry.text.includes(sink)) ||
    expected.some(({ status, path }) => entry.status === status && entry.path.endsWith(path));

  return {
    async watch(context: BrowserContext, who: string): Promise<void> {
      context.on('page', (page) => watchPage(page, who));
      context.on('serviceworker', (worker) => worker.on('console', recordFor(`${who}’s worker`)));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: what the console shows is what fails the test
          console.error(`Policy: ${event.violatedDirective} forbids ${event.blockedURI || event.sample}`);
        });
      });
    },
    /** Allows a refusal from now on. */
    expectRefusal: (refused: ExpectedRefusal) => void expected.push(refused),
    /** Allows the refusals that follow the end of a session, of calls and sockets. */
    expectEnd: () => {
      const reason = 'what is under way when the session ends is refused';
      expected.push({ status: 401, path: '', reason }, { status: 410, path: '/socket.io/', reason });
      isCut = true;
    },
    /** Allows an error with this text, which the test causes. */
    expectError: (words: string) => void sinks.push(words),
    /** Allows network errors from now on, because the test goes offline. */
    expectOffline: () => {
      isCut = true;
    },
    /** Allows the errors of a server restart: answers of a closing server, and unknown socket ids. */
    expectRestart: () => {
      const reason = 'the server goes and comes again';
      expected.push({ status: 503, path: '', reason }, { status: 410, path: '/socket.io/', reason });
      isCut = true;
    },
    /** Throws when other errors were collected since the last call. */
    assert(): void {
      const unexpected = errors.splice(0).filter((entry) => !isExpected(entry));
      const described = unexpected.map(({ who, text, path }) => `${who}${path}: ${text}`);
      expect(described, `errors in the console of a page:\n${described.join('\n')}`).toEqual([]);
    },
  };
}
