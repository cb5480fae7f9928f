import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { installErrorHandler } from '../src/http/error-handler.ts';
import { assertKnownRoutes } from '../src/http/extra-routes.ts';
import { isDashboardPage } from '../src/plugins/dashboard-page.ts';
import { installStorybook } from '../src/plugins/storybook.ts';
import { installWebApp } from '../src/plugins/web-app.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storybook-'));
  const dashboard = join(folder, 'dashboard');
  mkdirSync(dashboard);
  writeFileSync(join(dashboard, 'index.html'), '<!doctype html><head><title>Dashboard</title></head>');
  const config = readConfig({});
  app = Fastify();
  assertKnownRoutes(app);
  installErrorHandler(app);
  await installStorybook(app, join(folder, 'storybook-static'));
  await installWebApp(app, {
    folder: dashboard,
    config,
    address: config.publicUrl,
    styleHashes: [],
    isPage: isDashboardPage,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('/storybook says how to build it until it is built, then serves it without a restart', async () => {
  const before = await app.inject('/storybook/');
  expect(before.statusCode).toBe(404);
  expect(before.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(before.body).toContain('npm run build:storybook');

  const built = join(folder, 'storybook-static');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'index.html'), '<title>Storybook</title>');
  writeFileSync(join(built, 'assets/story-1a2b.js'), 'export {};');
  const [page, script, missing] = await Promise.all(
    ['/storybook/?path=/story/button', '/storybook/assets/story-1a2b.js', '/storybook/assets/none.js'].map((url) =>
      app.inject(url),
    ),
  );
  expect([page?.statusCode, page?.body]).toEqual([200, '<title>Storybook</title>']);
  expect([script?.statusCode, script?.headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
  expect(missing?.statusCode).toBe(404);
});

test('/storybook redirects to its folder, because its files have relative addresses', async () => {
  const { statusCode, headers } = await app.inject('/storybook');
  expect([statusCode, headers.location]).toEqual([302, '/storybook/']);
});

test('Storybook may frame its own stories and no other site may frame it', async () => {
  const { headers } = await app.inject('/storybook/');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*https:|unsafe-eval/);
});

test('the pages of the dashboard keep their own policy', async () => {
  const { headers } = await app.inject('/orders');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
});
