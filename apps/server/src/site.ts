import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { installAnswers } from './contract/answers.ts';
import { installGracefulClose } from './plugins/graceful-close.ts';
import { httpOptions } from './plugins/http-options.ts';
import { installPages } from './plugins/pages.ts';
import { headersOfAll } from './plugins/security.ts';
import { ariaStyleHashes } from './plugins/style-hashes.ts';

/** Builds the demo's public site: a separate origin with static files only. */
export async function buildSite(folder: string, config: Config): Promise<FastifyInstance> {
  const site = Fastify({ logger: false, ...httpOptions(config) });
  installAnswers(site);
  installGracefulClose(site, config.shutdown);
  await site.register(helmet, {
    contentSecurityPolicy: false,
    ...headersOfAll(config),
  });
  await installPages(site, { folder, config, address: config.siteUrl, styleHashes: ariaStyleHashes });
  return site;
}
