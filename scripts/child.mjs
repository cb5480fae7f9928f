// Starting other programs so that none of them outlives the command that a person typed.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { exitCodeOf } from './problem.mjs';

const windows = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 250;

/** A .cmd file needs a shell on Windows; nothing does elsewhere. */
const needsShell = (command) => windows && !command.endsWith('.exe');

/** The parent and, where npm runs the script and /proc tells, npm above that sh: one that was killed says nothing either. */
function ancestors() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return `${parent}`;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${parent}`;
  }
}

/** Passes every signal on to the child, and ends it when the process above this one is gone; answers how to stop that. */
function tie(child, onSignal = () => undefined) {
  // Ctrl-C in a terminal already reaches the whole foreground group: forwarding it would be a second one.
  const handlers = SIGNALS.map((signal) => [
    signal,
    () => {
      onSignal();
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    },
  ]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  // npm runs scripts as `sh -c "node …"` and signals only that sh, which dies and says nothing: watch for it.
  const above = ancestors();
  const watch = setInterval(() => {
    if (windows || ancestors() === above) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  return () => {
    clearInterval(watch);
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

/** Runs one command with its output on this terminal; resolves to its exit code, 127 when it cannot be started. */
export function runAttached(command, args, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit', shell: needsShell(command) });
    const untie = tie(child);
    child.on('error', (error) => {
      untie();
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      untie();
      resolve(exitCodeOf(code, signal));
    });
  });
}

/**
 * Runs one command with its output in a file; resolves to its exit code and that output.
 * `hopeless` is asked at every piece of output whether to wait any longer.
 */
export function runLogged(command, args, { cwd, env, log, hopeless = () => false }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: needsShell(command) });
    const untie = tie(child);
    const parts = [];
    const take = (part) => {
      parts.push(part);
      file.write(part);
      if (hopeless(part.toString('utf8'))) child.kill('SIGKILL');
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const done = (code) => {
      untie();
      file.end(() => resolve({ code, output: Buffer.concat(parts).toString('utf8') }));
    };
    child.on('error', (error) => {
      take(Buffer.from(`${command}: ${error.message}\n`));
      done(127);
    });
    child.on('close', (code, signal) => done(exitCodeOf(code, signal)));
  });
}

/**
 * Runs several commands side by side, each until it ends; the first that ends takes the others with it.
 * Resolves to the first one's exit code, 0 when a signal asked for the end.
 * @param {{ command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }[]} commands
 */
export function runTogether(commands) {
  return new Promise((resolve) => {
    let first;
    let left = commands.length;
    const children = commands.map(({ command, args, cwd, env }) =>
      spawn(command, args, { cwd, env, stdio: 'inherit' }),
    );
    const unties = children.map((child) =>
      tie(child, () => {
        first ??= 0;
      }),
    );
    for (const [index, child] of children.entries()) {
      const ended = (code) => {
        first ??= code;
        left -= 1;
        unties[index]();
        for (const other of children) if (other.exitCode === null && other.signalCode === null) other.kill('SIGTERM');
        if (left === 0) resolve(first);
      };
      child.on('error', (error) => {
        process.stderr.write(`${commands[index].command}: ${error.message}\n`);
        ended(127);
      });
      child.on('exit', (code, signal) => ended(exitCodeOf(code, signal)));
    }
  });
}
