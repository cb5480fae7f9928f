// An error that the user can fix: one line with the problem and the solution.
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

/** Exit codes after SIGHUP, SIGINT, SIGTERM. */
const STOPPED_CODES = [129, 130, 143];
export const isStoppedCode = (code) => STOPPED_CODES.includes(code);

/** Stopped by the user; not a failure. */
export class StoppedError extends UserError {
  name = 'StoppedError';

  /** @param {number} code exit code of the stopped command */
  constructor(code) {
    super('Stopped;', 'start it again.');
    this.exitCode = code;
  }
}

/** Runs a script's main function; a UserError prints its line only, any other error its stack. */
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
