import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { appConfig } from './app-config.ts';
import { ownAddress } from './own-address.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A page that knows its API asks it before its script is there. An address has no quotes: it is one that was parsed. */
const withApi = (html: string, config: Config): string =>
  html.replace('<head>', `<head>\n    <meta name="api" content="${appConfig(config).apiUrl}" />`);

/** Hashes of the inline scripts and styles that a page itself holds: no other inline code runs. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** OneSignal's script makes scripts and styles of its own: with it the rules on text become a report, and its hosts are let in. */
const ONE_SIGNAL = 'https://onesignal.com https://*.onesignal.com';

function policyFor(html: string, config: Config, styleHashes: readonly string[]): Readonly<Record<string, string>> {
  const socket = config.publicUrl.replace(/^http/, 'ws');
  // The agent's script, and what it asks of the host that it comes from.
  const agent = config.fingerprint === null ? '' : ` ${new URL(config.fingerprint.scriptUrl).origin}`;
  const theirs = config.oneSignal === null ? '' : ` ${ONE_SIGNAL}`;
  const enforced = [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}${agent}${theirs}`,
    `style-src 'self' ${[...inlineHashes(html, 'style'), ...styleHashes].join(' ')}${theirs}`,
    `img-src 'self' data: https: ${config.publicUrl}`,
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${config.publicUrl} ${socket}${agent}${theirs}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const text = [
    // No text becomes markup or code; the pages' own rules say what is plain (tools/web/trusted-text.ts), and which scripts are loaded
    // by their address (apps/dashboard/src/core/script-policy.ts).
    "require-trusted-types-for 'script'",
    // The dashboard's `fingerprint` names one script, whose host stands above or is its own.
    'trusted-types default boostdesk-scripts fingerprint',
  ];
  if (theirs === '') return { 'content-security-policy': [...enforced, ...text].join('; ') };
  return {
    'content-security-policy': enforced.join('; '),
    'content-security-policy-report-only': text.join('; '),
  };
}

/** A worker has a policy of its own, that of its file: what it may fetch. */
const workerPolicies = [
  [/^\/sw\.js$/, "default-src 'none'; connect-src 'self'"],
  [/^\/onesignal\/worker\.js$/, `default-src 'none'; script-src ${ONE_SIGNAL}; connect-src ${ONE_SIGNAL}`],
] as const;

const FILE = /\.\w{2,5}$/;
/** A file or a folder that no web server shows; whoever looks for one is no browser. */
const HIDDEN = /\/\.[^./]/;
const CALL = /^\/(api|socket\.io)(\/|$)/;

/** No screen of an app: a file that is not there, or a call that nobody serves. */
function isMissing(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return [FILE, HIDDEN, CALL].some((form) => form.test(path));
}

/** In place of `/sw.js`: a worker that removes itself and what ours has kept, in browsers that have one. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('boostdesk-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

async function sendNoWorker(request: FastifyRequest, reply: FastifyReply) {
  if (request.url !== '/sw.js') return;
  return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(NO_WORKER);
}

export interface PagesOptions {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly config: Config;
  /** The address that the app is known by. */
  readonly address: string;
  /** Hashes of `<style>` elements that libraries insert. */
  readonly styleHashes: readonly string[];
  /** What browsers subscribe for, where this server sends pushes itself. @default null */
  readonly vapidPublicKey?: string | null;
  /** Whether the app has a page at an address: elsewhere it is sent as one that is not found. @default wherever no file is asked for, and no call */
  readonly isPage?: (address: string) => boolean;
}

/** Serves a built single-page app: hashed files for ever, its page under every other path, for it says best that it has none there. */
export async function installPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder, config, address, styleHashes, isPage = (asked) => !isMissing(asked) } = options;
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the web apps first (npm start does this).`);
  const html = withApi(readFileSync(file, 'utf8'), config);
  const policy = policyFor(html, config, styleHashes);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const isKnown = isPage(request.url);
    if (!isKnown && isMissing(request.url)) return reply.callNotFound();
    const elsewhere = ownAddress(address, request.host, request.originalUrl);
    if (elsewhere !== null) return reply.redirect(elsewhere);
    return reply
      .code(isKnown ? 200 : 404)
      .headers(policy)
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
      // What is sent may be its compressed copy.
      const sent = path.slice(folder.length).replace(/\.(br|gz)$/, '');
      const policy = workerPolicies.find(([name]) => name.test(sent));
      if (policy !== undefined) reply.header('content-security-policy', policy[1]);
      const hashed = path.includes(`${folder}/assets/`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // The same for whoever asks: kept for a page, which names its origin, it would be asked for again by the worker, which does not.
      if (hashed) reply.removeHeader('vary').header('access-control-allow-origin', '*');
    },
  });
  if (!config.serviceWorker) app.addHook('onRequest', sendNoWorker);
  app.get('/config.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(appConfig(config, options.vapidPublicKey ?? null)),
  );
  app.get('/', sendPage);
  app.get('/*', sendPage);
}
