// Reads the docstrings of the HTTP contract as an editor shows them on hover.
import { join, relative } from 'node:path';
import ts from 'typescript';

const folder = join(import.meta.dirname, '../../packages/api-client');
const entry = join(folder, 'src/contract/contract.ts');
const errorsFile = join(folder, 'src/contract/errors.ts');

function createProgram() {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  });
  return ts.createProgram([entry], { ...config.options, noEmit: true });
}

/** Docstring of the variable or property that a symbol names. */
function readDocs(symbol, checker) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
  const tags = symbol.getJsDocTags(checker).map(({ name, text: parts }) => [name, ts.displayPartsToString(parts)]);
  return { text, tags };
}

const isObject = (type) => (type.flags & ts.TypeFlags.Object) !== 0;

/** Calls `visit(path, symbol)` for each property below a type; arrays and records are transparent. */
function walk(type, checker, visit, path = '') {
  if (type.isUnionOrIntersection() && !(type.flags & ts.TypeFlags.Intersection)) {
    for (const member of type.types) walk(member, checker, visit, path);
    return;
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    for (const member of checker.getTypeArguments(type)) walk(member, checker, visit, path);
    return;
  }
  if (!isObject(type) && !(type.flags & ts.TypeFlags.Intersection)) return;
  const value = type.getStringIndexType();
  if (value) walk(value, checker, visit, path);
  for (const property of checker.getPropertiesOfType(type)) {
    const below = path === '' ? property.name : `${path}.${property.name}`;
    visit(below, property);
    walk(checker.getTypeOfSymbol(property), checker, visit, below);
  }
}

const typeOf = (type, name, checker) => {
  const property = checker.getPropertyOfType(type, name);
  return property && checker.getTypeOfSymbol(property);
};

/** Where a symbol is declared, as 'file:line'. */
function placeOf(symbol) {
  const [node] = symbol.declarations ?? [];
  if (!node) return 'unknown';
  const file = node.getSourceFile();
  return `${relative(folder, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** Field docs of a schema by path, and the properties without a docstring. */
function readFields(schema, side, checker, missing) {
  const fields = {};
  const type = typeOf(typeOf(schema, '_zod', checker), side, checker);
  walk(type, checker, (path, symbol) => {
    const { text } = readDocs(symbol, checker);
    if (text === '') missing.add(`${placeOf(symbol)} ${symbol.name}`);
    else if (fields[path] === undefined) fields[path] = text;
  });
  return fields;
}

/** The exported variables of a file. */
const exportsOf = (program, checker, file) =>
  checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));

/** @returns the docs of all parts, calls, fields and errors, and what has none. */
export function readContract() {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const missing = new Set();
  const docsOf = (symbol) => {
    const docs = readDocs(symbol, checker);
    if (docs.text === '') missing.add(`${placeOf(symbol)} ${symbol.name}`);
    return docs;
  };
  const find = (file, name) =>
    checker.getTypeOfSymbol(exportsOf(program, checker, file).find((symbol) => symbol.name === name));
  const calls = {};
  for (const part of checker.getPropertiesOfType(find(entry, 'contract'))) {
    for (const call of checker.getPropertiesOfType(checker.getTypeOfSymbol(part))) {
      const type = checker.getTypeOfSymbol(call);
      const { text, tags } = docsOf(call);
      calls[`${part.name}.${call.name}`] = {
        summary: text,
        tags,
        request: readFields(typeOf(type, 'request', checker), 'input', checker, missing),
        response: readFields(typeOf(type, 'response', checker), 'output', checker, missing),
      };
    }
  }
  const errors = Object.fromEntries(
    checker.getPropertiesOfType(find(errorsFile, 'errorStatus')).map((error) => [error.name, docsOf(error).text]),
  );
  return { calls, errors, missing: [...missing].sort() };
}
