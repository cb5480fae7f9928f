import { once } from 'node:events';
import { createServer } from 'node:http';
import { bundled } from './bundle.ts';
import { GRID, LIST } from './long-list-pages.ts';

const HELLO = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('p', { id: 'hello' }, 'hello'));`;

const scripts = { hello: HELLO, grid: GRID, list: LIST };

const html = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>floor</title>${body}</html>`;

const pageOf = (name: string, files: ReadonlyMap<string, unknown>): string => {
  const style = files.has(`/${name}.css`) ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return html(`${style}<div id="root"></div><script type="module" src="/${name}.js"></script>`);
};

/**
 * `/plain` without script, `/hello` with React and a word, `/grid` with our data grid, `/list` with the bare
 * virtualizer.
 */
export async function serveFloors() {
  const built = await Promise.all(Object.entries(scripts).map(([name, source]) => bundled(name, source)));
  const files = new Map(built.flatMap((bundle) => [...bundle]));
  const pages = new Map([
    ['/elsewhere', html('')],
    ['/plain', html('<p id="hello">hello</p>')],
    ...Object.keys(scripts).map((name) => [`/${name}`, pageOf(name, files)] as const),
  ]);
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const file = files.get(path);
    if (file) {
      response.setHeader('content-type', file.type);
      response.setHeader('content-encoding', 'br');
      return void response.end(file.body);
    }
    response.statusCode = pages.has(path) ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return void response.end(pages.get(path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floors have no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    elsewhere: `http://localhost:${address.port}/elsewhere`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
