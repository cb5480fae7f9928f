// What a person can put right: one line that says what is wrong and what to do.
import { constants } from 'node:os';
import process from 'node:process';

export class UserError extends Error {
  name = 'UserError';
  exitCode = 1;

  /** @param {string} message what is wrong @param {string} remedy what to do about it @param {ErrorOptions} [options] */
  constructor(message, remedy, options) {
    super(`${message} ${remedy}`, options);
  }
}

/** What a command ends with that a person stopped: SIGHUP, SIGINT, SIGTERM. */
const STOPPED_CODES = [129, 130, 143];
export const isStoppedCode = (code) => STOPPED_CODES.includes(code);

/** Nothing went wrong: a person wanted it to end. */
export class StoppedError extends UserError {
  name = 'StoppedError';

  /** @param {number} code what the command ended with that was stopped */
  constructor(code) {
    super('Stopped;', 'start it again.');
    this.exitCode = code;
  }
}

/** Runs a script's main function; a Problem ends it with its line alone, anything else with its stack. */
export async function runMain(run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`\n${error instanceof StoppedError ? '' : '✗ '}${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

/** What a shell reports for a child that ended so. */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);
