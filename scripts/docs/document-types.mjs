// Adds the docstrings of the contract to the built declarations of a package, which TypeScript leaves out of inferred types: run in
// its folder, after its build.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { readCallDocs } from './contract-docs.mjs';

const calls = readCallDocs();

const memberOf = (literal, name) => literal.members.find((member) => member.name?.text === name);

/** Docs of the call that an object type describes; undefined for another type. */
function docsOf(node) {
  if (!ts.isTypeLiteralNode(node) || !memberOf(node, 'request') || !memberOf(node, 'response')) return undefined;
  const name = memberOf(node, 'name')?.type;
  return name && ts.isLiteralTypeNode(name) ? calls.get(name.literal.text) : undefined;
}

const formatCall = ({ summary, errors, example }) =>
  [
    '/**',
    ` * ${summary}`,
    ...(errors.length > 0 ? [` * @throws ApiError with ${errors.map((code) => `\`${code}\``).join(', ')}`] : []),
    ...(example ? [` * @example ${example.code.replaceAll('\n', '\n * ')}`] : []),
    ' */ ',
  ].join('\n');

/** Calls `insert(node, text)` for each property below a schema's type. */
function documentFields(node, fields, insert, path = '') {
  const isProperty = ts.isPropertySignature(node) && ts.isTypeLiteralNode(node.parent);
  const at = isProperty ? `${path}${path && '.'}${node.name.text}` : path;
  if (isProperty && fields[at]) insert(node, `/** ${fields[at]} */ `);
  ts.forEachChild(node, (child) => documentFields(child, fields, insert, at));
}

function documentCalls(node, insert) {
  const docs = docsOf(node);
  if (!docs) {
    ts.forEachChild(node, (child) => documentCalls(child, insert));
    return;
  }
  if (ts.isPropertySignature(node.parent)) insert(node.parent, formatCall(docs));
  for (const side of ['request', 'response']) documentFields(memberOf(node, side).type, docs[side], insert);
}

function documentFile(path) {
  const text = readFileSync(path, 'utf8');
  const inserted = [];
  const insert = (node, docs) => {
    if (!node.jsDoc) inserted.push([node.getStart(), docs]);
  };
  documentCalls(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), insert);
  inserted.sort(([one], [other]) => one - other);
  let at = 0;
  const parts = inserted.flatMap(([start, docs]) => {
    const part = text.slice(at, start);
    at = start;
    return [part, docs];
  });
  writeFileSync(path, [...parts, text.slice(at)].join(''));
}

for (const path of globSync('dist/**/*.d.{ts,cts}')) documentFile(path);
