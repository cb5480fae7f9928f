// Reads annotations of test files: `// @spec 2.1-7, 2.1-8` above a test, step, story or table row.
import { basename } from 'node:path';
import ts from 'typescript';

const ANNOTATION = /^[ \t]*\/\/ @spec\b(.*)$/gm;
const RUNNERS = new Set(['describe', 'it', 'test']);
/** Other modifiers (skip, todo, runIf) may prevent the test from running. */
const MODIFIERS = new Set(['concurrent', 'describe', 'each', 'for', 'parallel', 'sequential', 'serial', 'step']);

/** `['it', 'each']` of `it.each(table)(…)`. */
function namesOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
}

const isOfRunner = (node) => ts.isCallExpression(node) && RUNNERS.has(namesOf(node.expression)[0]);
const runs = (call) => namesOf(call.expression).every((name) => RUNNERS.has(name) || MODIFIERS.has(name));
const isTest = (node) => isOfRunner(node) && runs(node) && !namesOf(node.expression).includes('describe');
const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The text of a literal, with … for template expressions. */
function textOf(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

function findFirst(node, matches, enters = () => true) {
  if (matches(node)) return node;
  return enters(node) ? ts.forEachChild(node, (child) => findFirst(child, matches, enters)) : undefined;
}

const findTest = (node) => findFirst(node, isTest, (inner) => !ts.isFunctionLike(inner));
const mentions = (node, name) =>
  findFirst(node, (inner) => ts.isIdentifier(inner) && inner.text === name) !== undefined;

function ancestorsOf(node) {
  const ancestors = [];
  for (let next = node; next !== undefined; next = next.parent) ancestors.push(next);
  return ancestors;
}

const isTestOver = (table) => (node) =>
  isTest(node) &&
  (mentions(node.expression, table) ||
    ancestorsOf(node).some((ancestor) => ts.isForOfStatement(ancestor) && mentions(ancestor.expression, table)));

/** The test that runs for a table row, used in `it.each(…)`, `for (… of …)` or as a constant. */
function testOfRow(row, source) {
  const isEnd = (node) =>
    isTest(node) || ts.isForOfStatement(node) || ts.isVariableDeclaration(node) || ts.isFunctionLike(node);
  const end = ancestorsOf(row).find(isEnd);
  if (end === undefined || ts.isFunctionLike(end)) return undefined;
  if (ts.isVariableDeclaration(end)) return findFirst(source, isTestOver(end.name.getText()));
  if (ts.isForOfStatement(end)) return findTest(end.statement);
  return isTest(end.parent) ? end.parent : undefined;
}

/** 'Iron is 1' for the row `['Iron', 1]` of '%s is %i'. A title without placeholders gets the row's first literal. */
function titleOfRow(title, row) {
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row];
  const property = (name) => row.properties?.find((candidate) => candidate.name?.getText() === name)?.initializer;
  const filled = title.replace(/%[a-z]|\$(\w+)/g, (_, name) => textOf(name ? property(name) : cells.shift()) ?? '…');
  return filled === title ? `${title} [${textOf(findFirst(row, textOf)) ?? '…'}]` : filled;
}

/** The outermost node that starts after the comment. */
function nodeBelow(node, position) {
  const child = ts.forEachChild(node, (inner) => (inner.pos <= position && position < inner.end ? inner : undefined));
  return child === undefined || position < child.getStart() ? child : nodeBelow(child, position);
}

/** `{ tag: '@nightly' }` or '@nightly' in the title for Playwright, `{ tags: ['nightly'] }` for Vitest. */
const isNightly = (call) =>
  call.arguments.some((part) => !ts.isFunctionLike(part) && /@nightly\b|(['"`])nightly\1/.test(part.getText()));

/** The test below the annotation as `{ title, nightly }`; undefined if none runs. */
function subjectOf(node, source) {
  if (node === undefined) return undefined;
  if (source.fileName.includes('.stories.') && ts.isVariableStatement(node) && isExported(node)) {
    const [component] = basename(source.fileName).split('.');
    return { title: `${component} › ${node.declarationList.declarations[0].name.getText()}`, nightly: false };
  }
  const isRow = ts.isArrayLiteralExpression(node.parent);
  const test = isRow ? testOfRow(node, source) : findTest(node);
  const calls = test === undefined ? [] : ancestorsOf(test).filter(isOfRunner);
  if (calls.length === 0 || !calls.every(runs)) return undefined;
  const [title, ...groups] = calls.map((call) => textOf(call.arguments[0]) ?? '…');
  const path = [isRow ? titleOfRow(title, node) : title, ...groups].reverse().join(' › ');
  return { title: path, nightly: calls.some(isNightly) };
}

/** @returns {{ line: number, numbers: string[], title?: string, nightly?: boolean }[]} */
export function readAnnotations(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return [...text.matchAll(ANNOTATION)].map((match) => ({
    line: source.getLineAndCharacterOfPosition(match.index).line + 1,
    numbers: match[1].split(',').map((number) => number.trim()),
    ...subjectOf(nodeBelow(source, match.index), source),
  }));
}
