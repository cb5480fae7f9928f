import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** Debian may keep programs outside PATH. */
function program(name: string): string {
  const onPath = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  const found = onPath || globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1);
  if (found === undefined)
    throw new Error(`${name} is not here: a PostgreSQL of one's own to restart needs Debian's postgresql.`);
  return found;
}

/** PostgreSQL refuses to run as root, so it runs as the user of its package. */
function unprivileged(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The process may have ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Starts a PostgreSQL in its own folder, which tests may stop, unlike that of the machine. */
export async function startPrivatePostgres() {
  const as = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const made = spawnSync(program('initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    cwd: folder,
    encoding: 'utf8',
    ...as,
  });
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`);
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=50'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];

  async function launch(): Promise<ChildProcess> {
    const child = spawn(join(program('initdb'), '../postgres'), args, { stdio: 'ignore', cwd: folder, ...as });
    const gone = once(child, 'exit').then(() => true);
    while (!(await answers(url))) {
      const ended = await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 50, false))]);
      if (ended) throw new Error('PostgreSQL did not start.');
    }
    return child;
  }

  /** `SIGQUIT` skips the checkpoint, as a crash does; `SIGINT` writes it. Both disconnect every client at once. */
  async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async function start(): Promise<void> {
    child = await launch();
  }

  let frozen: readonly number[] = [];

  /** Suspends all its processes: connections stay open, the kernel accepts new ones, and nothing responds. */
  async function freeze(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // The postmaster is suspended first, so that it starts no other process.
    child.kill('SIGSTOP');
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    frozen = rows.map(({ pid }) => pid);
    for (const pid of frozen) signal(pid, 'SIGSTOP');
    await client.end();
  }

  async function thaw(): Promise<void> {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
    child.kill('SIGCONT');
  }

  let child = await launch();
  return {
    url,
    stop,
    start,
    freeze,
    thaw,
    restart: async (signal: 'SIGINT' | 'SIGQUIT') => {
      await stop(signal);
      await start();
    },
    end: async () => {
      await thaw();
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PrivatePostgres = Awaited<ReturnType<typeof startPrivatePostgres>>;
