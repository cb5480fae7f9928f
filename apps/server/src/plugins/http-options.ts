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
/**
 * A connection on which nothing moves for so long is cut, in ms: above all that of a client that does not read its answer. Longer than
 * any call takes; sockets of the live channel are pinged instead.
 */
const STALLED_MS = 60_000;
/** How often Node looks for requests that take longer, in ms. */
const TIMEOUT_CHECK_MS = 2_000;

/** How both servers, API and public site, meet what is no proper request: refused in our way, or cut; never with 400. */
export const httpOptions = (config: Config) =>
  ({
    trustProxy: trustedProxies(config.trustProxy),
    // `installGracefulClose` answers in the contract's form instead.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: STALLED_MS,
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
