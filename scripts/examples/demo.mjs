// The built server with its demo data, on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '../..');

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves with the first line that contains `text`; rejects when the server ends before. */
function waitForOutput(child, text) {
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
}

/** Starts the server with its data in `folder`. */
export async function startDemo(folder) {
  const port = await findPort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['apps/server/dist/index.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_PORT: String(await findPort()),
      PUBLIC_URL: url,
      BOOSTDESK_DATA: folder,
      BOOSTDESK_DEMO: '1',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  });
  await waitForOutput(child, 'Press Ctrl-C to stop');
  return {
    url,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
