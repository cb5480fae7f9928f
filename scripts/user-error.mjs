// Can be fixed by the user: one line with the problem and the solution.
import { constants } from 'node:os';
import process from 'node:process';

export class UserError extends Error {
  name = 'UserError';
  exitCode = 1;

  /** @param {string} message the problem @param {string} remedy the solution @param {ErrorOptions} [options] */
  constructor(message, remedy, options) {
    super(`${message} ${remedy}`, options);
  }
}

/** After SIGHUP, SIGINT, SIGTERM. */
const STOPPED_CODES = [129, 130, 143];
export const isStoppedCode = (code) => STOPPED_CODES.includes(code);

/** Not a failure. */
export class StoppedError extends UserError {
  name = 'StoppedError';

  /** @param {number} code exit code of the stopped command */
  constructor(code) {
    super('Stopped;', 'start it again.');
    this.exitCode = code;
  }
}

/** A UserError prints its line only, any other error its stack. */
export async function runMain(run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`\n${error instanceof StoppedError ? '' : '✗ '}${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

/** A shell's exit code for a terminated child. */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);
