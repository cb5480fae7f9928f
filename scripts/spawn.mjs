// Starting other programs so that none of them outlives the command that a person typed.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { exitCodeOf } from './user-error.mjs';

const windows = process.platform === 'win32';
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 250;
const GRACE_MS = 5_000;

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

/**
 * npm runs scripts as `sh -c "node …"` and signals only that sh, which dies and says nothing: this watches for it.
 * Answers how to stop watching.
 */
export function onParentExit(action) {
  const above = ancestors();
  const watch = setInterval(() => {
    if (windows || ancestors() === above) return;
    clearInterval(watch);
    action();
  }, PARENT_CHECK_MS);
  watch.unref();
  return () => clearInterval(watch);
}

/**
 * Starts a child, passes every signal on to it, and ends it when the process above this one is gone. With `detached` the
 * signals go to its whole group, which gets SIGKILL `grace` ms after the first one.
 * Returns the child, a function that sends it a signal, and one that unties it and returns the first signal that came, if any.
 */
function spawnManaged(command, args, { grace = GRACE_MS, ...options }) {
  let receivedSignal;
  let killing;
  const kill = () => {
    killGroup(child, 'SIGKILL');
    // A process that left the group may still hold the pipes open.
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  const send = (signal) => {
    if (!options.detached) return child.kill(signal);
    killGroup(child, signal);
    killing ??= setTimeout(kill, grace);
  };
  // Ctrl-C in a terminal already reaches the whole foreground group, but no detached child: forwarding it would be a second one.
  const handlers = SIGNALS.map((signal) => [
    signal,
    () => {
      receivedSignal ??= signal;
      if (options.detached || !(signal === 'SIGINT' && process.stdin.isTTY)) send(signal);
    },
  ]);
  // Before the child is there: one that is quick shall not find this process without them.
  for (const [signal, handler] of handlers) process.on(signal, handler);
  const child = spawn(command, args, { ...options, shell: needsShell(command) });
  const stopWatching = onParentExit(() => send('SIGTERM'));
  const release = () => {
    stopWatching();
    clearTimeout(killing);
    // The first process may have ended before others of its group.
    if (killing || options.detached) killGroup(child, 'SIGKILL');
    for (const [signal, handler] of handlers) process.off(signal, handler);
    return receivedSignal;
  };
  return { child, send, release };
}

/** Runs one command with its output on this terminal; resolves to its exit code, 127 when it cannot be started. */
export function runAttached(command, args, { cwd, env }) {
  return new Promise((resolve) => {
    const { child, release } = spawnManaged(command, args, { cwd, env, stdio: 'inherit' });
    child.on('error', (error) => {
      release();
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      release();
      resolve(exitCodeOf(code, signal));
    });
  });
}

/**
 * Runs one command with its output in a file; resolves to its exit code and that output. Where a signal came to this process
 * meanwhile the code is that of the signal, and it `isStoppedCode`: what was told to stop has not finished, whatever it makes of that
 * itself. `hopeless` is asked at every piece of output whether to wait any longer. A command with a `timeout` (ms) runs in a process
 * group of its own (not on Windows): the group gets SIGTERM then, SIGKILL `grace` ms later, and it `timedOut`.
 */
export function runLogged(command, args, { cwd, env, log, timeout, grace = GRACE_MS, hopeless = () => false }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    // Without a limit it stays in the group of the terminal: sudo has no password prompt outside it.
    const detached = timeout !== undefined && !windows;
    const stdio = ['ignore', 'pipe', 'pipe'];
    const { child, send, release } = spawnManaged(command, args, { cwd, env, detached, grace, stdio });
    const parts = [];
    const take = (part) => {
      parts.push(part);
      file.write(part);
      if (hopeless(part.toString('utf8'))) send('SIGKILL');
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    let timedOut = false;
    const expire = () => {
      timedOut = true;
      send('SIGTERM');
    };
    const limit = timeout === undefined ? undefined : setTimeout(expire, timeout);
    const done = (ended) => {
      clearTimeout(limit);
      const receivedSignal = release();
      const code = receivedSignal === undefined ? ended : exitCodeOf(null, receivedSignal);
      const output = Buffer.concat(parts).toString('utf8');
      file.end(() => resolve({ code, wasStopped: receivedSignal !== undefined, timedOut, output }));
    };
    child.on('error', (error) => {
      take(Buffer.from(`${command}: ${error.message}\n`));
      done(127);
    });
    child.on('close', (code, signal) => done(exitCodeOf(code, signal)));
  });
}

/** Ends a program and all that it started; Windows knows no groups. */
function killGroup(child, signal) {
  // It could not be started.
  if (child.pid === undefined) return;
  try {
    process.kill(windows ? child.pid : -child.pid, signal);
  } catch (error) {
    // It is gone already; macOS says EPERM while the group is not yet reaped.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
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
    // A group each: a program that watches others may end without them.
    const own = { stdio: ['ignore', 'inherit', 'inherit'], detached: !windows };
    const children = commands.map(({ command, args, cwd, env }) => spawn(command, args, { cwd, env, ...own }));
    const end = (code) => {
      if (first !== undefined) return;
      first = code;
      for (const child of children) killGroup(child, 'SIGTERM');
      setTimeout(() => {
        for (const child of children) killGroup(child, 'SIGKILL');
      }, GRACE_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, () => end(0));
    onParentExit(() => end(0));
    for (const [index, child] of children.entries()) {
      const ended = (code) => {
        left -= 1;
        end(code);
        if (left > 0) return;
        for (const other of children) killGroup(other, 'SIGKILL');
        resolve(first);
      };
      child.on('error', (error) => {
        process.stderr.write(`${commands[index].command}: ${error.message}\n`);
        ended(127);
      });
      child.on('exit', (code, signal) => ended(exitCodeOf(code, signal)));
    }
  });
}
