import type { Server } from 'node:http';
import type { FastifyHttpOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from '../config.ts';
import { refuseAddress } from '../contract/answers.ts';
import { OwedAnswer } from './owed-answer.ts';
import { readablePath } from './readable-path.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** How both servers, API and public site, meet what is no proper request: refused in our way, or cut; never with 400. */
export const httpOptions = (config: Config) =>
  ({
    trustProxy: trustedProxies(config.trustProxy),
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }: RawRequestDefaultExpression) => readablePath(url),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    // Node would answer 400 itself.
    http: { requireHostHeader: false, ServerResponse: OwedAnswer },
  }) satisfies FastifyHttpOptions<Server>;
