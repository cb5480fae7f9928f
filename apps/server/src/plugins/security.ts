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

export const commonHeaders = ({ production }: Pick<Config, 'production'>) =>
  ({
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: production,
    // This header makes the browser discard the process that it started during the navigation (docs/decisions/0071).
    originAgentCluster: false,
  }) as const;

/** Security headers, CORS for the public site, and compression. Pages set their own content security policy. */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    // Pages override it; API responses load nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    ...commonHeaders(config),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: [config.publicUrl, config.siteUrl],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', EXCHANGE_HEADER, IDEMPOTENCY_HEADER],
    exposedHeaders: [ERROR_CODE_HEADER, ERROR_DETAILS_HEADER, 'date', 'retry-after'],
    maxAge: 600,
    // Fastify would answer an OPTIONS that is not a preflight with 400 (SPEC §4).
    strictPreflight: false,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
}
