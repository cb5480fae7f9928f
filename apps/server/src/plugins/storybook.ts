import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PATH = '/storybook';

/** Storybook has inline scripts and styles, and shows its stories in frames of the same origin. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-cache',
} as const;

const NOT_BUILT_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="dark light" />
    <title>Storybook isn’t built · Boostdesk</title>
    <style>
      body { display: grid; place-content: center; min-height: 90vh; margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
      h1 { font-size: 24px; }
    </style>
  </head>
  <body>
    <main>
      <h1>Storybook isn’t built</h1>
      <p>Run <code>npm run build:storybook</code>, then reload this page.</p>
    </main>
  </body>
</html>
`;

/**
 * Serves the built Storybook at /storybook, also one that is built after the start. Its policy is too loose for an origin with real users'
 * tokens, so production doesn't have it.
 */
export async function installStorybook(app: FastifyInstance, folder: string): Promise<void> {
  app.get(PATH, async (_, reply) => reply.redirect(`${PATH}/`));
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
      scope.get<{ Params: { '*': string } }>('/*', async ({ params }, reply) => {
        if (!existsSync(join(folder, 'index.html')))
          return reply.code(404).headers(NOT_BUILT_HEADERS).type('text/html; charset=utf-8').send(NOT_BUILT);
        return reply.headers(HEADERS).sendFile(params['*'] || 'index.html');
      });
    },
    { prefix: PATH },
  );
}
