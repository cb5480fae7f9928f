// Reads the docstrings of the HTTP contract as an editor shows them on hover.
import { join, relative } from 'node:path';
import ts from 'typescript';

const folder = join(import.meta.dirname, '../../packages/api-client');
const contractFile = join(folder, 'src/contract/contract.ts');
const errorsFile = join(folder, 'src/contract/errors.ts');

function createProgram() {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return ts.createProgram([contractFile], { ...config.options, noEmit: true });
}

const readText = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

/** The first tag of a name: its text, or ''. */
const readTag = (symbol, name, checker) =>
  ts.displayPartsToString(symbol.getJsDocTags(checker).find((tag) => tag.name === name)?.text).trim();

/** Calls `visit(path, symbol)` for each property below a type. Arrays, records and unions add nothing to the path. */
function walk(type, checker, visit, path = '') {
  if (type.isUnion()) {
    for (const member of type.types) walk(member, checker, visit, path);
    return;
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    for (const member of checker.getTypeArguments(type)) walk(member, checker, visit, path);
    return;
  }
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return;
  const value = type.getStringIndexType();
  if (value) walk(value, checker, visit, path);
  for (const property of checker.getPropertiesOfType(type)) {
    const below = path === '' ? property.name : `${path}.${property.name}`;
    visit(below, property);
    walk(checker.getTypeOfSymbol(property), checker, visit, below);
  }
}

/** Where a symbol is declared, as 'file:line name'. */
function placeOf(symbol) {
  const [node] = symbol.declarations ?? [];
  if (!node) return symbol.name;
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(folder, file.fileName)}:${line + 1} ${symbol.name}`;
}

const findIdentifier = (node) => (ts.isPropertyAccessExpression(node) ? findIdentifier(node.expression) : node);

/** The variable behind a property of `contract`, such as `fines` of `fines: fines.calls`. */
function partVariable(property, checker) {
  const { valueDeclaration: node } = property;
  const symbol = ts.isShorthandPropertyAssignment(node)
    ? checker.getShorthandAssignmentValueSymbol(node)
    : checker.getSymbolAtLocation(findIdentifier(node.initializer));
  return checker.getAliasedSymbol(symbol);
}

/** The value of a literal expression, such as the argument of an example. */
function evaluate(node) {
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(node.properties.map(({ name, initializer }) => [name.text, evaluate(initializer)]));
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(evaluate);
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  return JSON.parse(node.getText());
}

/** Name of the call and request of an example such as `await client.order.pause({ id: 10001 });`. */
export function parseExample(code) {
  const [statement] = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true).statements;
  const call = statement?.expression?.expression;
  if (!call || !ts.isCallExpression(call)) throw new Error(`No example of a call: ${code}`);
  const [request] = call.arguments;
  return { name: call.expression.getText().replace(/^client\./, ''), request: request ? evaluate(request) : {} };
}

/** Error codes of a tag such as `@throws ApiError with 'conflict'`. */
const readErrors = (tag) => [...tag.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code);

function createReader() {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const missing = new Set();
  const docsOf = (symbol) => {
    const text = readText(symbol, checker);
    if (text === '') missing.add(placeOf(symbol));
    return text;
  };
  const typeOf = (type, name) => checker.getTypeOfSymbol(checker.getPropertyOfType(type, name));
  const fieldsOf = (schema, side) => {
    const fields = {};
    walk(typeOf(typeOf(schema, '_zod'), side), checker, (path, symbol) => {
      fields[path] ??= docsOf(symbol);
    });
    return fields;
  };
  const callOf = (symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    return {
      summary: docsOf(symbol),
      errors: readErrors(readTag(symbol, 'throws', checker)),
      example: readTag(symbol, 'example', checker),
      request: fieldsOf(typeOf(type, 'request'), 'input'),
      response: fieldsOf(typeOf(type, 'response'), 'output'),
    };
  };
  const propertiesOf = (file, name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const variable = checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    return checker.getPropertiesOfType(checker.getTypeOfSymbol(variable));
  };
  const callsOf = (part) => checker.getPropertiesOfType(checker.getTypeOfSymbol(part));
  return { missing, docsOf, callOf, callsOf, propertiesOf, variableOf: (part) => partVariable(part, checker) };
}

/** Docs of all parts, calls, fields (by path) and errors, and the places of what has none. */
export function readContract() {
  const { missing, docsOf, callOf, callsOf, propertiesOf, variableOf } = createReader();
  const parts = {};
  const calls = {};
  for (const part of propertiesOf(contractFile, 'contract')) {
    parts[part.name] = docsOf(variableOf(part));
    for (const call of callsOf(part)) calls[`${part.name}.${call.name}`] = callOf(call);
  }
  const errors = Object.fromEntries(propertiesOf(errorsFile, 'errorStatus').map((one) => [one.name, docsOf(one)]));
  return { docs: { parts, errors, calls }, missing: [...missing].sort() };
}
