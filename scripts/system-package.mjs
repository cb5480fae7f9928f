// Debian packages for missing programs.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { runLogged } from './spawn.mjs';
import { root } from './toolchain.mjs';
import { isStoppedCode, StoppedError } from './user-error.mjs';

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Runs a shell command as root, with sudo if needed; resolves to its exit code, 1 if not possible. */
export async function asRoot(line, { env, log }) {
  if (!has('apt-get')) return 1;
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const isRoot = process.getuid?.() === 0;
  if (!(isRoot || has('sudo'))) return 1;
  // -n: a password prompt would block without a terminal.
  const [command, ...args] = isRoot
    ? ['sh', '-c', line]
    : ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', line];
  const { code } = await runLogged(command, args, { cwd: root, env: quiet, log });
  if (isStoppedCode(code)) throw new StoppedError(code);
  return code;
}
