// The compiler's error for an unknown id of the built catalogues says which ids there are. Needs a build.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import ts from 'typescript';
import { games, ladderIds, servers, services } from '../../packages/catalogs/dist/index.js';

const gameIds = games.map(({ id }) => id);

/** Call → all ids that could stand there. */
const calls = {
  'gameById(18)': gameIds,
  "gameById('leage')": gameIds,
  "gameBySlug('leage')": games.map(({ slug }) => slug),
  "servicesOf('leage')": gameIds,
  'serviceById(42)': services.map(({ id }) => id),
  "serviceBySlug('lol-bosting')": services.map(({ slug }) => slug),
  'serverById(36)': servers.map(({ id }) => id),
  "serversFor('leage')": gameIds,
  "ladder('chess')": ladderIds,
  "parseRank('chess', 'Gold 4')": ladderIds,
  "rankByName('chess', 'Gold 4')": ladderIds,
  "rankByNumber('chess', 13)": ladderIds,
  "climbPercent({ ladder: 'chess', from: 13, now: 16, target: 19 })": ladderIds,
};
const sources = Object.keys(calls);

/** In the package's folder, so that its own name leads to the built declarations. */
const program = join(import.meta.dirname, '../../packages/catalogs/program.ts');
const imported = sources.map((call) => call.slice(0, call.indexOf('(')));
const text = [`import { ${[...new Set(imported)].join(', ')} } from '@boostdesk/catalogs';`, ...sources].join('\n');
const options = { module: ts.ModuleKind.NodeNext, strict: true, noEmit: true, noErrorTruncation: true, types: [] };

/** The error of each line of the program. */
function compile() {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === program || fileExists(file);
  host.getSourceFile = (file, target, ...more) =>
    file === program ? ts.createSourceFile(file, text, target) : getSourceFile(file, target, ...more);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([program], options, host));
  return new Map(
    diagnostics.map(({ file, start, messageText }) => [
      file.getLineAndCharacterOfPosition(start).line,
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ]),
  );
}

/** Literals of the type that was expected. */
const expectedBy = (message) =>
  (/ to (?:parameter of )?type '(.*)'\.$/s.exec(message)?.[1].match(/"[^"]+"|\b\d+\b/g) ?? []).map((one) =>
    JSON.parse(one),
  );

const sorted = (values) => [...values].map(String).sort();

let errors = new Map();
before(() => {
  errors = compile();
});

for (const [at, call] of sources.entries())
  test(`the error of ${call} lists the ids`, () => {
    const message = errors.get(at + 1) ?? 'It compiles.';
    const ids = expectedBy(message).filter((literal) => literal !== 'id');
    assert.deepEqual(sorted(ids), sorted(calls[call]), message);
  });
