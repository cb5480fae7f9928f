// Undoes what a run brought, whatever happens meanwhile.
import process from 'node:process';
import { SIGNALS } from '../child.mjs';

/**
 * Runs `run` with a list for functions that undo what it brings, then calls these, the last one first. A signal does not end this
 * process before all of them were called, and one that rejects is printed and skips none.
 * @template T
 * @param {(cleanups: (() => Promise<unknown>)[]) => Promise<T>} run
 */
export async function withCleanups(run) {
  const cleanups = [];
  const stay = () => undefined;
  for (const signal of SIGNALS) process.on(signal, stay);
  try {
    return await run(cleanups);
  } finally {
    for (const clean of cleanups.reverse()) await clean().catch(printError);
    for (const signal of SIGNALS) process.off(signal, stay);
  }
}

const printError = (error) => process.stderr.write(`✗ could not clean up: ${error.stack}\n`);
