// What a person can put right: one line that says what is wrong and what to do.
import { constants } from 'node:os';
import process from 'node:process';

export class Problem extends Error {
  name = 'Problem';

  /** @param {string} message what is wrong @param {string} remedy what to do about it @param {ErrorOptions} [options] */
  constructor(message, remedy, options) {
    super(`${message} ${remedy}`, options);
  }
}

/** Runs a script's main function; a Problem ends it with its line alone, anything else with its stack. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`\n✗ ${error.message}\n`);
    process.exitCode = 1;
  }
}

/** What a shell reports for a child that ended so. */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);
