// `npm run contract` writes the docstrings of the HTTP contract for the server's API reference.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { runMain, UserError } from '../user-error.mjs';
import { docsFile as file } from './contract-docs.mjs';
import { parseExample, readContract } from './read-contract.mjs';

/** Names the call that has the same fields, in place of the fields. */
function shareFields(fields, name, seen) {
  const key = JSON.stringify(fields);
  const first = seen.get(key);
  if (first !== undefined && first !== name) return first;
  seen.set(key, name);
  return fields;
}

/** An example of another area is no example of this call. */
function ownExample(code, name) {
  const { name: called, request } = parseExample(code);
  return called === name ? { code, request } : null;
}

function toFile({ parts, errors, calls }) {
  const seen = { request: new Map(), response: new Map() };
  const written = Object.entries(calls).map(([name, { example, ...call }]) => [
    name,
    {
      ...call,
      example: ownExample(example, name),
      request: shareFields(call.request, name, seen.request),
      response: shareFields(call.response, name, seen.response),
    },
  ]);
  return `${JSON.stringify({ parts, errors, calls: Object.fromEntries(written) }, null, 1)}\n`;
}

await runMain(async () => {
  const { docs, missing } = readContract();
  if (missing.length > 0) {
    throw new UserError(
      `The contract has no docstring at:\n  ${missing.join('\n  ')}`,
      'Describe each, with its unit.',
    );
  }
  const text = toFile(docs);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    throw new UserError('The docs of the contract are out of date.', 'Run `npm run contract`.');
  }
  return 0;
});
