// The module that a user would write for a story: imports, helpers and one component.
import ts from 'typescript';
import { writeImports } from './imports.ts';
import { renderJsx, writeElement } from './jsx.ts';
import { parseStoryFile, type StoryFile } from './story-file.ts';
import { NoUserCode, readStoryParts } from './story-parts.ts';
import { textOf } from './text-of.ts';

/** Names that a piece of code may take from its file; property names and shadowed names do no harm. */
function listIdentifiers(text: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    const isName =
      (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
      (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
      (ts.isPropertySignature(node.parent) && node.parent.name === node) ||
      (ts.isJsxAttribute(node.parent) && node.parent.name === node);
    if (ts.isIdentifier(node) && !isName) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  ts.forEachChild(source, visit);
  return names;
}

/** Statements of the file that the code needs, in the file's order. */
function collectHelpers(code: string, { declarations, stories, source }: StoryFile): string[] {
  const found = new Map<ts.Statement, string>();
  const visit = (text: string) => {
    for (const name of listIdentifiers(text)) {
      const statement = declarations.get(name);
      if (!statement || found.has(statement)) continue;
      if (name === 'meta' || name === 'Story' || stories.includes(name)) throw new NoUserCode(`needs ${name}`);
      const helper = textOf(statement);
      found.set(statement, helper);
      visit(helper);
    }
  };
  visit(code);
  return source.statements.flatMap((statement) => found.get(statement) ?? []);
}

function writeComponent(name: string, file: StoryFile): string {
  const { args, render, component } = readStoryParts(name, file);
  if (!render) return `export const ${name} = () => (${writeElement(component?.getText() ?? '', args)});`;
  const body = renderJsx(render, args);
  return ts.isBlock(render.body) ? `export function ${name}() ${body}` : `export const ${name} = () => (${body});`;
}

/** Unformatted. */
export function createStoryCode(text: string, name: string): string {
  const file = parseStoryFile(text);
  // The story's own name may be that of a component it shows.
  const own = `${name}Example`;
  const component = writeComponent(name, file);
  const helpers = collectHelpers(
    component.replace(`export const ${name} `, '').replace(`export function ${name}`, ''),
    file,
  );
  const isTaken = file.imports.has(name) || helpers.some((helper) => helper.includes(name));
  const renamed = isTaken ? component.replace(/^(export (?:const|function) )\w+/, `$1${own}`) : component;
  const used = listIdentifiers([...helpers, renamed].join('\n'));
  return [writeImports(used, file.imports), ...helpers, renamed].join('\n\n');
}
