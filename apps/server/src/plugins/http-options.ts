import type { Server } from 'node:http';
import type { FastifyHttpOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from '../config.ts';
import { sendNotFound } from '../http/error-handler.ts';
import { handleClientError } from './client-error-handler.ts';
import { escapeMalformedPath } from './malformed-path.ts';
import { TrackedResponse } from './pending-response.ts';
import { trustedProxies } from './trusted-proxies.ts';

const HEADERS_MS = 10_000;
/** The largest body, a picture, needs 105 kB/s. */
const REQUEST_MS = 120_000;
const IDLE_MIN_MS = 60_000;
/** Time of a call besides its queries and the wait for a connection. */
const SPARE_MS = 15_000;
const TIMEOUT_CHECK_MS = 2_000;

/**
 * Returns ms; 0 when calls have no limit. The timeout is for clients that do not read their response; a call that is
 * still computing is idle too. WebSockets are pinged instead.
 */
function idleTimeoutFor({ statementMs, connectMs }: Config['databaseLimits']): number {
  if (statementMs === 0 || connectMs === 0) return 0;
  // The queries of a call take at most twice the limit of one (`openDb`), and its last wait for a connection follows.
  return Math.max(IDLE_MIN_MS, connectMs + 2 * statementMs + SPARE_MS);
}

/** Options of the API and the public site. Never answers 400. */
export const httpOptions = (config: Config) =>
  ({
    trustProxy: trustedProxies(config.trustProxy),
    // `installGracefulClose` sends the contract's error instead.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: idleTimeoutFor(config.databaseLimits),
    // This timeout applies to close hooks too, which wait for open calls.
    pluginTimeout: 0,
    rewriteUrl: ({ url = '/' }: RawRequestDefaultExpression) => escapeMalformedPath(url),
    frameworkErrors: sendNotFound,
    clientErrorHandler: handleClientError,
    // Otherwise Node answers 400 itself.
    http: {
      requireHostHeader: false,
      ServerResponse: TrackedResponse,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
  }) satisfies FastifyHttpOptions<Server>;
