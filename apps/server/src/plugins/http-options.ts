import type { Server } from 'node:http';
import type { FastifyHttpOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from '../config.ts';
import { refuseAddress } from '../contract/answers.ts';
import { OwedAnswer } from './owed-answer.ts';
import { readablePath } from './readable-path.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Timeout for the headers of a request, in ms. */
const HEADERS_MS = 10_000;
/** Timeout for a whole request, in ms; the largest body needs 9 kB/s. */
const REQUEST_MS = 30_000;
/** Least idle timeout of a connection, in ms; `stalledAfter` raises it with the limits of calls. */
const STALLED_MS = 60_000;
/** Time of a call besides the wait for a connection and its longest query, in ms. */
const SPARE_MS = 15_000;
/** Interval in which Node checks these timeouts, in ms. */
const TIMEOUT_CHECK_MS = 2_000;

/**
 * Returns the idle timeout of a connection in ms, or 0 for none when calls have no limit. It is for clients that do not
 * read their response; a call that is still computing is idle too. WebSockets are pinged instead.
 */
function stalledAfter({ statementMs, connectMs }: Config['databaseLimits']): number {
  if (statementMs === 0 || connectMs === 0) return 0;
  // `openDb` gives up a hanging query after twice its limit.
  return Math.max(STALLED_MS, connectMs + 2 * statementMs + SPARE_MS);
}

/** Options of both servers, API and public site. A malformed request is never answered with 400. */
export const httpOptions = (config: Config) =>
  ({
    trustProxy: trustedProxies(config.trustProxy),
    // `installGracefulClose` sends the contract's error instead.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: stalledAfter(config.databaseLimits),
    // It applies to close hooks too, which wait for open calls.
    pluginTimeout: 0,
    rewriteUrl: ({ url = '/' }: RawRequestDefaultExpression) => readablePath(url),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    // Without this Node answers 400 itself.
    http: {
      requireHostHeader: false,
      ServerResponse: OwedAnswer,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
  }) satisfies FastifyHttpOptions<Server>;
