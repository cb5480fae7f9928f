// The docs of the HTTP contract, as `npm run contract` wrote them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const docsFile = join(import.meta.dirname, '../../apps/server/src/http/contract-docs.generated.json');

/** The calls by name, each with its own fields. */
export function readCallDocs() {
  const { calls } = JSON.parse(readFileSync(docsFile, 'utf8'));
  const fieldsOf = (name, side) => {
    const fields = calls[name][side];
    return typeof fields === 'string' ? fieldsOf(fields, side) : fields;
  };
  return new Map(
    Object.entries(calls).map(([name, call]) => [
      name,
      { ...call, request: fieldsOf(name, 'request'), response: fieldsOf(name, 'response') },
    ]),
  );
}
