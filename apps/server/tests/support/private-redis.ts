import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

function findProgram(): string {
  const look = 'command -v redis-server || ls /usr/sbin/redis-server 2>/dev/null';
  const [found = ''] = spawnSync('sh', ['-c', look], { encoding: 'utf8' }).stdout.trim().split('\n');
  if (found === '') {
    throw new Error(
      'redis-server is not on PATH: the tests of outages stop and restart a Redis of their own. Install redis-server.',
    );
  }
  return found;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('error', () => end(false));
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (part) => end(String(part).includes('PONG')));
  });
}

/** Starts a Redis on its own port, which tests may stop, freeze and start again. */
export async function startPrivateRedis() {
  const program = findProgram();
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];

  async function launch(): Promise<ChildProcess> {
    const child = spawn(program, args, { stdio: 'ignore', cwd: folder });
    // A test process that exits before `end` must not leave redis-server running.
    const killChild = () => child.kill('SIGKILL');
    process.once('exit', killChild);
    child.once('exit', () => process.off('exit', killChild));
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`redis-server did not start: ${args.join(' ')}`);
      await wait(20);
    }
    return child;
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  let child = await launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Refuses connections from then on, and loses all counters. */
    stop: kill,
    start: async () => {
      child = await launch();
    },
    freeze: async () => {
      child.kill('SIGSTOP');
    },
    thaw: async () => {
      child.kill('SIGCONT');
    },
    command: (line: string) =>
      new Promise<void>((resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port });
        socket.on('error', reject);
        socket.on('connect', () => socket.write(`${line}\r\n`));
        socket.on('data', (part) => {
          socket.destroy();
          if (String(part).startsWith('+OK')) resolve();
          else reject(new Error(String(part)));
        });
      }),
    end: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PrivateRedis = Awaited<ReturnType<typeof startPrivateRedis>>;
