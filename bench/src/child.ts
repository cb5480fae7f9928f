import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface Child {
  readonly readyText: string;
  readonly stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Resolves when the program prints a line starting with `ready`. Ends with this process at the latest. */
export async function startChild(
  args: readonly string[],
  { env, ready }: { readonly env: NodeJS.ProcessEnv; readonly ready: string },
): Promise<Child> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const gone = once(child, 'exit').finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout });
  const readyText = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.startsWith(ready)) resolve(line.slice(ready.length).trim());
    });
    void gone.then(() => reject(new Error(`${args.join(' ')} did not start.`)));
  });
  return {
    readyText,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
