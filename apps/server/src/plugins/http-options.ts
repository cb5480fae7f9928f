import type { Server } from 'node:http';
import type { FastifyHttpOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from '../config.ts';
import { sendNotFound } from '../http/error-handler.ts';
import { handleClientError } from './client-error-handler.ts';
import { escapeMalformedPath } from './malformed-path.ts';
import { TrackedResponse } from './pending-response.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Timeout for the headers of a request, in ms. */
const HEADERS_MS = 10_000;
/** Timeout for a whole request, in ms; the largest body needs 9 kB/s. */
const REQUEST_MS = 30_000;
/** Least idle timeout of a connection, in ms; `idleTimeoutFor` raises it with the limits of calls. */
const IDLE_MIN_MS = 60_000;
/** Time of a call besides the wait for a connection and its queries, in ms. */
const SPARE_MS = 15_000;
/** Interval in which Node checks these timeouts, in ms. */
const TIMEOUT_CHECK_MS = 2_000;

/**
 * Returns the idle timeout of a connection in ms, or 0 for none when calls have no limit. It is for clients that do not
 * read their response; a call that is still computing is idle too. WebSockets are pinged instead.
 */
function idleTimeoutFor({ statementMs, connectMs }: Config['databaseLimits']): number {
  if (statementMs === 0 || connectMs === 0) return 0;
  // The queries of a call take at most twice the limit of one (`openDb`), and its last wait for a connection follows.
  return Math.max(IDLE_MIN_MS, connectMs + 2 * statementMs + SPARE_MS);
}

/** Options of both servers, API and public site. A malformed request is never answered with 400. */
export const httpOptions = (config: Config) =>
  ({
    trustProxy: trustedProxies(config.trustProxy),
    // `installGracefulClose` sends the contract's error instead.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: idleTimeoutFor(config.databaseLimits),
    // It applies to close hooks too, which wait for open calls.
    pluginTimeout: 0,
    rewriteUrl: ({ url = '/' }: RawRequestDefaultExpression) => escapeMalformedPath(url),
    frameworkErrors: sendNotFound,
    clientErrorHandler: handleClientError,
    // Without this Node answers 400 itself.
    http: {
      requireHostHeader: false,
      ServerResponse: TrackedResponse,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
  }) satisfies FastifyHttpOptions<Server>;
