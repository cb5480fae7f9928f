// Debian's packages, where the machine lacks a program and nothing else brings it.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { runLogged } from './spawn.mjs';
import { root } from './toolchain.mjs';
import { isStoppedCode, StoppedError } from './user-error.mjs';

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Runs a shell line as root, through sudo where this user is another; its exit code, 1 where that cannot be. */
export async function asRoot(line, { env, log }) {
  if (!has('apt-get')) return 1;
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const isRoot = process.getuid?.() === 0;
  if (!(isRoot || has('sudo'))) return 1;
  // -n: a password prompt would hang where nobody sits at a terminal.
  const [command, ...args] = isRoot
    ? ['sh', '-c', line]
    : ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', line];
  const { code } = await runLogged(command, args, { cwd: root, env: quiet, log });
  if (isStoppedCode(code)) throw new StoppedError(code);
  return code;
}
