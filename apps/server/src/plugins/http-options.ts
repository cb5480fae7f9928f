import type { Server } from 'node:http';
import type { FastifyHttpOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from '../config.ts';
import { refuseAddress } from '../contract/answers.ts';
import { readablePath } from './readable-path.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** How both servers, API and public site, meet what is no proper request: refused in our way, or cut; never with 400. */
export const httpOptions = (config: Config) =>
  ({
    trustProxy: trustedProxies(config.trustProxy),
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }: RawRequestDefaultExpression) => readablePath(url),
    frameworkErrors: refuseAddress,
    clientErrorHandler: (_, socket) => socket.destroy(),
    // Node would answer 400 itself.
    http: { requireHostHeader: false },
  }) satisfies FastifyHttpOptions<Server>;
