// The titles of the tests in a file, as they are written there.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const RUNNERS = new Set(['test', 'it']);

/** A group proves nothing by itself, nor does what does not run, or is to fail. */
const NO_PROOF = new Set(['describe', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails']);

/** `test` of test(…), test.step(…), it.each(table)(…). */
function runnerOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) && NO_PROOF.has(callee.name.text)) return undefined;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return runnerOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return runnerOf(callee.tag);
  return undefined;
}

/** A literal as it is; of a template the fixed parts, with … for what is filled in. */
function textOf(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

const isExported = (node) => ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The table of it.each(table)(…) and it.each`table`(…). */
function tableOf(callee) {
  if (ts.isCallExpression(callee)) return callee.arguments;
  return ts.isTaggedTemplateExpression(callee) ? [callee.template] : [];
}

const isLiteral = (node) => ts.isStringLiteralLike(node) || ts.isNumericLiteral(node);

/** Whether it names a property, and no constant: the name in a.name and { name: … }. */
const isProperty = (node, parent) =>
  (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;

/** What is declared anywhere in the file, by its name: a table may be put together from constants. */
function declaredIn(source) {
  const declared = new Map();
  const visit = (node) => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) declared.set(node.name.text, node.initializer ?? node.body);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return declared;
}

/**
 * The titles of tests and steps, each with the literals of its table if it has one: a row is told from the others by one of
 * them. Of a story file the names of its stories.
 * @returns {Map<string, Set<string>>}
 */
export function testTitles(path) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const titles = new Map();
  const declared = declaredIn(source);
  const addLiterals = (node, literals, seen = new Set()) => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    if (isLiteral(node)) literals.add(node.text);
    if (ts.isIdentifier(node)) addLiterals(declared.get(node.text), literals, seen);
    ts.forEachChild(node, (child) => {
      if (!ts.isIdentifier(child) || !isProperty(child, node)) addLiterals(child, literals, seen);
    });
  };
  const add = (title, table = []) => {
    if (title === undefined) return;
    if (!titles.has(title)) titles.set(title, new Set());
    for (const part of table) addLiterals(part, titles.get(title));
  };
  const visit = (node) => {
    if (ts.isCallExpression(node) && RUNNERS.has(runnerOf(node.expression))) {
      add(textOf(node.arguments[0]), tableOf(node.expression));
    }
    if (path.includes('.stories.') && ts.isVariableStatement(node) && isExported(node)) {
      for (const { name } of node.declarationList.declarations) add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
