import type { Server } from 'node:http';
import type { FastifyHttpOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from '../config.ts';
import { refuseAddress } from '../contract/answers.ts';
import { OwedAnswer } from './owed-answer.ts';
import { readablePath } from './readable-path.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Longest time in which all headers of a request must come, in ms. */
const HEADERS_MS = 10_000;
/** Longest time in which a whole request must come, in ms: with the largest body of a call a sender needs 9 kB/s. */
const REQUEST_MS = 30_000;
/** A connection on which nothing moves for so long is cut, in ms, and later where a call may take longer: see `stalledAfter`. */
const STALLED_MS = 60_000;
/** What a call needs besides the wait for a connection and its longest query, in ms. */
const SPARE_MS = 15_000;
/** How often Node looks for requests that take longer, in ms. */
const TIMEOUT_CHECK_MS = 2_000;

/**
 * When a connection on which nothing moves is cut, in ms; 0: never, as calls have no limit either. This is above all for a client that
 * does not read its answer; a call that works on its answer moves nothing either. Sockets of the live channel are pinged instead.
 */
function stalledAfter({ statementMs, connectMs }: Config['databaseLimits']): number {
  if (statementMs === 0 || connectMs === 0) return 0;
  // A query of a database that hangs is given up after twice its limit (`openDb`).
  return Math.max(STALLED_MS, connectMs + 2 * statementMs + SPARE_MS);
}

/** How both servers, API and public site, meet what is no proper request: refused in our way, or cut; never with 400. */
export const httpOptions = (config: Config) =>
  ({
    trustProxy: trustedProxies(config.trustProxy),
    // `installGracefulClose` answers in the contract's form instead.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: stalledAfter(config.databaseLimits),
    // Fastify applies it to the hooks of a close too, which takes as long as open calls have.
    pluginTimeout: 0,
    rewriteUrl: ({ url = '/' }: RawRequestDefaultExpression) => readablePath(url),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    // Node would answer 400 itself.
    http: {
      requireHostHeader: false,
      ServerResponse: OwedAnswer,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
  }) satisfies FastifyHttpOptions<Server>;
