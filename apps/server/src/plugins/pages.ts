import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ownAddress } from './own-address.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a built web app reads before it starts; nothing about a deployment is compiled in, and no secret is in it. */
const runtimeConfig = (config: Config) => ({
  apiUrl: `${config.publicUrl}/api`,
  allowedHosts: [config.publicUrl],
  socketUrl: config.publicUrl,
  siteUrl: config.siteUrl,
  dashboardUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  siteLinks: {
    logout: '/logout',
    relogin: '/relogin',
    newOrder: '/',
    boosters: '/boosters',
    loyalty: '/loyalty',
    contact: '/contact',
    payment: '/payment',
  },
  oneSignalAppId: null,
  vapidPublicKey: null,
  fingerprint: { apiKey: null, scriptUrl: null },
});

/** Hashes of the inline scripts and styles that a page itself holds: no other inline code runs. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

function policyFor(html: string, config: Config, styleHashes: readonly string[]): string {
  const socket = config.publicUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}`,
    `style-src 'self' ${[...inlineHashes(html, 'style'), ...styleHashes].join(' ')}`,
    `img-src 'self' data: https: ${config.publicUrl}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${config.publicUrl} ${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or code; the pages' own rule (tools/web/trusted-text.ts) says what is plain.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** No screen of the app: a file that is not there, or a call that nobody serves. */
function isMissing(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return /\.\w{2,5}$/.test(path) || /^\/(api|socket\.io)(\/|$)/.test(path);
}

export interface PagesOptions {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly config: Config;
  /** The address that the app is known by. */
  readonly address: string;
  /** Hashes of `<style>` elements that libraries insert. */
  readonly styleHashes: readonly string[];
}

/** Serves a built single-page app: hashed files for ever, its page under every other path. */
export async function installPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder, config, address, styleHashes } = options;
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web apps first (npm start does).`);
  const html = readFileSync(file, 'utf8');
  const policy = policyFor(html, config, styleHashes);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const elsewhere = ownAddress(address, request.host, request.url);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${folder}/assets/`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(runtimeConfig(config)));
  app.get('/', sendPage);
  app.get('/*', (request, reply) => {
    if (isMissing(request.url)) return reply.callNotFound();
    return sendPage(request, reply);
  });
}
