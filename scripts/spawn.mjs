// Starts programs so that none outlives the typed command.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { exitCodeOf } from './user-error.mjs';

const windows = process.platform === 'win32';
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 250;
const GRACE_MS = 5_000;

/** Only .cmd files on Windows need a shell. */
const needsShell = (command) => windows && !command.endsWith('.exe');

/** The parent and, if npm runs the script on Linux, npm itself, whose death sends no signal either. */
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

/** npm runs scripts as `sh -c "node …"` and signals only sh, which exits silently, so this polls for its exit. Returns a stop function. */
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
 * Starts a child that gets all signals and ends with the parent process. With `detached`, signals go to its process group, followed by
 * SIGKILL after `grace` ms. Returns the child, a function that signals it, and a function that releases it and returns the first signal, if
 * any.
 */
function spawnManaged(command, args, { grace = GRACE_MS, ...options }) {
  let receivedSignal;
  let killing;
  const kill = () => {
    killGroup(child, 'SIGKILL');
    // A process outside the group may keep the pipes open.
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  const send = (signal) => {
    // Without a process, Node would signal the group of this one.
    if (!options.detached) return child.pid !== undefined && child.kill(signal);
    killGroup(child, signal);
    killing ??= setTimeout(kill, grace);
  };
  // Ctrl-C in a terminal reaches the foreground group but no detached child, so it is forwarded only to those.
  const handlers = SIGNALS.map((signal) => [
    signal,
    () => {
      receivedSignal ??= signal;
      if (options.detached || !(signal === 'SIGINT' && process.stdin.isTTY)) send(signal);
    },
  ]);
  // Before the child starts, so that no signal is missed.
  for (const [signal, handler] of handlers) process.on(signal, handler);
  const child = spawn(command, args, { ...options, shell: needsShell(command) });
  const stopWatching = onParentExit(() => send('SIGTERM'));
  const release = () => {
    stopWatching();
    clearTimeout(killing);
    // The first process may end before others of its group.
    if (killing || options.detached) killGroup(child, 'SIGKILL');
    for (const [signal, handler] of handlers) process.off(signal, handler);
    return receivedSignal;
  };
  return { child, send, release };
}

/** Runs a command on this terminal; resolves to its exit code, 127 if it cannot be started. */
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
 * Runs a command with its output in a file; resolves to exit code and output. After a signal to this process, the exit code is the signal's
 * and `isStoppedCode`. `hopeless` gets each output chunk; true kills the command. With a `timeout` (ms), the command has its own process
 * group (not on Windows), which gets SIGTERM, then SIGKILL after `grace` ms, and the result is `timedOut`.
 */
export function runLogged(command, args, { cwd, env, log, timeout, grace = GRACE_MS, hopeless = () => false }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    // Without a timeout, it stays in the terminal's group, outside of which sudo cannot prompt for a password.
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

/** Kills a program with its descendants; Windows has no process groups. */
function killGroup(child, signal) {
  // The process was not started.
  if (child.pid === undefined) return;
  try {
    process.kill(windows ? child.pid : -child.pid, signal);
  } catch (error) {
    // Already exited; macOS reports EPERM until the group is reaped.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}

/**
 * Runs commands in parallel until the first ends, which stops the others. Resolves to its exit code, 0 after a signal.
 * @param {{ command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }[]} commands
 */
export function runTogether(commands) {
  return new Promise((resolve) => {
    let first;
    let left = commands.length;
    // A process group each, because a watcher may end without its children.
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
