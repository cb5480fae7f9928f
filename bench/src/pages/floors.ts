import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, 'hello.js');
/** What no React page can be lighter than. Not a file: only the product's web apps know React. */
const HELLO = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('p', { id: 'hello' }, 'hello'));`;

async function bundleHello(): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'hello',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? HELLO : undefined),
      },
    ],
    build: { write: false, target: 'baseline-widely-available', rolldownOptions: { input: ENTRY } },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('The React floor was not built.');
  return output.output[0].code;
}

const html = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>floor</title>${body}</html>`;

/** A server of the pages that nothing is faster than: `/plain` without any script, `/hello` with React and a word. */
export async function serveFloors() {
  const script = brotliCompressSync(await bundleHello());
  const server = createServer((request, response) => {
    if (request.url === '/hello.js') {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'br');
      return void response.end(script);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const hello = '<div id="root"></div><script type="module" src="/hello.js"></script>';
    return void response.end(html(request.url === '/hello' ? hello : '<p id="hello">hello</p>'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floors have no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    scriptBytes: script.length,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
