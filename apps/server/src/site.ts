import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { installGracefulClose } from './plugins/graceful-close.ts';
import { httpOptions } from './plugins/http-options.ts';
import { commonHeaders } from './plugins/security.ts';
import { ariaStyleHashes } from './plugins/style-hashes.ts';
import { installWebApp } from './plugins/web-app.ts';

/** Builds the demo's public site: a separate origin with static files only. */
export async function buildSite(folder: string, config: Config): Promise<FastifyInstance> {
  const site = Fastify({ logger: false, ...httpOptions(config) });
  installErrorHandler(site);
  installGracefulClose(site, config.shutdown);
  await site.register(helmet, {
    contentSecurityPolicy: false,
    ...commonHeaders(config),
  });
  // Tracking pages are for those who have the link.
  site.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/track/')) reply.header('x-robots-tag', 'noindex, nofollow');
  });
  await installWebApp(site, { folder, config, address: config.siteUrl, styleHashes: ariaStyleHashes });
  return site;
}
