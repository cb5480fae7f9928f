import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./crash-server.ts', import.meta.url));

/** Starts the server as a process of its own on a data folder; ready when this resolves. */
export async function startChild(folder: string, databaseUrl: string | undefined, settings: NodeJS.ProcessEnv = {}) {
  const args = ['--conditions=@boostdesk/source', script, folder, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  const gone = once(child, 'exit');
  let said = '';
  let failed = '';
  child.stderr.on('data', (part: Buffer) => {
    failed += part.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('\n')) resolve(said.trim());
    });
    void gone.then(() => reject(new Error(`The server did not start: ${failed}`)));
  });
  return {
    url,
    /** Asks for an orderly end; resolves to exit code and signal. */
    terminate: async (): Promise<unknown[]> => {
      child.kill('SIGTERM');
      return gone;
    },
    /** At once and without a word, as a machine that goes down does it. */
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export type Child = Awaited<ReturnType<typeof startChild>>;
