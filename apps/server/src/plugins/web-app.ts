import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { appConfig } from './app-config.ts';
import { findCanonicalUrl } from './canonical-url.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Lets calls start before the script loads. A parsed URL contains no quotes. */
const insertApiUrl = (html: string, config: Config): string =>
  html.replace('<head>', `<head>\n    <meta name="api" content="${appConfig(config).apiUrl}" />`);

/** CSP hashes of the page's own inline scripts or styles; all others are blocked. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** OneSignal's script inserts scripts and styles. With it, its hosts are allowed and Trusted Types only report. */
const ONE_SIGNAL = 'https://onesignal.com https://*.onesignal.com';

function policyFor(html: string, config: Config, styleHashes: readonly string[]): Readonly<Record<string, string>> {
  const socket = config.publicUrl.replace(/^http/, 'ws');
  // The fingerprint agent's script, and the host that it calls.
  const agent = config.fingerprint === null ? '' : ` ${new URL(config.fingerprint.scriptUrl).origin}`;
  const theirs = config.oneSignal === null ? '' : ` ${ONE_SIGNAL}`;
  const enforced = [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}${agent}${theirs}`,
    `style-src 'self' ${[...inlineHashes(html, 'style'), ...styleHashes].join(' ')}${theirs}`,
    `img-src 'self' data: blob: https: ${config.publicUrl}`,
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
    // Trusted Types policies: tools/web/trusted-types-policy.ts for text, apps/dashboard/src/core/script-policy.ts for
    // script addresses.
    "require-trusted-types-for 'script'",
    // `fingerprint` allows one script, of a host allowed above or the own one.
    'trusted-types default boostdesk-scripts fingerprint',
  ];
  if (theirs === '') return { 'content-security-policy': [...enforced, ...text].join('; ') };
  return {
    'content-security-policy': enforced.join('; '),
    'content-security-policy-report-only': text.join('; '),
  };
}

const workerPolicies = [
  [/^\/sw\.js$/, "default-src 'none'; connect-src 'self'"],
  [/^\/onesignal\/worker\.js$/, `default-src 'none'; script-src ${ONE_SIGNAL}; connect-src ${ONE_SIGNAL}`],
] as const;

const FILE = /\.\w{2,5}$/;
const HIDDEN = /\/\.[^./]/;
const CALL = /^\/(api|socket\.io)(\/|$)/;

/** Whether a path is a missing file or an unknown call rather than a screen. */
function isFileOrCall(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return [FILE, HIDDEN, CALL].some((form) => form.test(path));
}

/** Replaces `/sw.js` when the service worker is disabled: unregisters itself and deletes its caches. */
const UNREGISTER_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('boostdesk-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

async function sendUnregisterWorker(request: FastifyRequest, reply: FastifyReply) {
  if (request.url !== '/sw.js') return;
  return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(UNREGISTER_WORKER);
}

export interface WebAppOptions {
  readonly folder: string;
  readonly config: Config;
  readonly address: string;
  /** CSP hashes of `<style>` elements that libraries insert. */
  readonly styleHashes: readonly string[];
  /**
   * Set when this server sends pushes itself.
   * @default null
   */
  readonly vapidPublicKey?: string | null;
  /**
   * Whether the app has a page at a path; others are sent with 404.
   * @default every path but those of files and calls
   */
  readonly isPage?: (address: string) => boolean;
}

/**
 * Serves a built single-page app: hashed files with an unlimited lifetime, and its page at every other path.
 * @throws Error when the app is not built
 */
export async function installWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { folder, config, address, styleHashes, isPage = (asked) => !isFileOrCall(asked) } = options;
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the web apps first (npm start does this).`);
  const html = insertApiUrl(readFileSync(file, 'utf8'), config);
  const policy = policyFor(html, config, styleHashes);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const isKnown = isPage(request.url);
    if (!isKnown && isFileOrCall(request.url)) return reply.callNotFound();
    const elsewhere = findCanonicalUrl(address, request.host, request.originalUrl);
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
      // The path may be that of the compressed copy.
      const sent = path.slice(folder.length).replace(/\.(br|gz)$/, '');
      const policy = workerPolicies.find(([name]) => name.test(sent));
      if (policy !== undefined) reply.header('content-security-policy', policy[1]);
      const hashed = path.includes(`${folder}/assets/`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // Same response for every origin, so that the service worker's request reuses the page's cached copy.
      if (hashed) reply.removeHeader('vary').header('access-control-allow-origin', '*');
    },
  });
  if (!config.serviceWorker) app.addHook('onRequest', sendUnregisterWorker);
  app.get('/config.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(appConfig(config, options.vapidPublicKey ?? null)),
  );
  app.get('/', sendPage);
  app.get('/*', sendPage);
}
