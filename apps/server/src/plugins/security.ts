import {
  ERROR_CODE_HEADER,
  ERROR_DETAILS_HEADER,
  EXCHANGE_HEADER,
  IDEMPOTENCY_HEADER,
} from '@boostdesk/api-client/contract';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** What app, API and public site have in common. */
export const headersOfAll = ({ production }: Pick<Config, 'production'>) =>
  ({
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: production,
    // With it a browser throws away the process that it started while the page was on its way (docs/decisions/0071).
    originAgentCluster: false,
  }) as const;

/**
 * Headers for every answer, and the one foreign origin that may call the API: the public site. Pages carry their own policy
 * where they are served.
 */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    // Set per page: the API's answers are no pages.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    ...headersOfAll(config),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: [config.publicUrl, config.siteUrl],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', EXCHANGE_HEADER, IDEMPOTENCY_HEADER],
    exposedHeaders: [ERROR_CODE_HEADER, ERROR_DETAILS_HEADER, 'date', 'retry-after'],
    maxAge: 600,
    // An OPTIONS that is no preflight would be answered 400 (SPEC §4).
    strictPreflight: false,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
}
