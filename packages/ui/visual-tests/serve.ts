// Serves the built Storybook from a path that the build does not know.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { basePath, port } from './address.ts';

const folder = join(import.meta.dirname, '../storybook-static');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

createServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const file = join(folder, normalize(decodeURIComponent(pathname).slice(basePath.length) || 'index.html'));
  if (!pathname.startsWith(basePath) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    // Asset names contain a hash.
    'cache-control': pathname.includes('/assets/') ? 'max-age=3600, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}).listen(port, '127.0.0.1');
