import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { buildSite } from '../src/site.ts';

let folder: string;
let site: FastifyInstance;
let port: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
  site = await buildSite(folder, readConfig({}));
  ({ port } = new URL(await site.listen({ host: '127.0.0.1', port: 0 })));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** `path` goes out as it is: fetch would tidy it up. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 200],
  ['/order/10001', 200],
  ['/apis', 200],
  ['/order/10001?file=a.js', 200],
  ['//a:999999/', 200],
  ['/assets/gone.js', 404],
  ['/api', 404],
  ['/api/nothing', 404],
  ['/api/order/get?x=1', 404],
  ['/socket.io', 404],
  ['/socket.io/nothing', 404],
  ['/%E0%A4%A', 404],
])('%s is answered %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});
