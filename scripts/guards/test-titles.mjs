// The titles of the tests in a file, as they are written there.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const RUNNERS = new Set(['test', 'it', 'describe']);

/** `test` of test(…), test.step(…), it.each(table)(…). */
function runnerOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
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

/**
 * The titles of tests, groups and steps; of a story file the names of its stories. And every literal: a row of a table of
 * tests is told from the others by one of them.
 * @returns {{ titles: Set<string>, literals: Set<string> }}
 */
export function testTitles(path) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const titles = new Set();
  const literals = new Set();
  const add = (title) => {
    if (title !== undefined) titles.add(title);
  };
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.add(node.text);
    if (ts.isCallExpression(node) && RUNNERS.has(runnerOf(node.expression))) add(textOf(node.arguments[0]));
    if (path.includes('.stories.') && ts.isVariableStatement(node) && isExported(node)) {
      for (const { name } of node.declarationList.declarations) add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { titles, literals };
}
