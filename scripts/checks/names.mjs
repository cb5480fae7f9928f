// Finds words of the glossary's "avoid" column in the names of files, folders and exports.
import ts from 'typescript';

/**
 * The engineering terms whose "avoid" column has words in code spans.
 * @returns {{ avoid: string[], use: string }[]} `avoid`: the pieces of a word, `use`: the terms to use instead
 */
export function readAvoidedTerms(glossary) {
  const [, section = ''] = glossary.split('\n## Engineering terms\n');
  const rows = [...section.matchAll(/^\| (.+?) \| .* \| (.*) ?\|$/gm)];
  return rows.flatMap(([, use, avoided]) =>
    [...avoided.matchAll(/`(.+?)`/g)].map(([, word]) => ({ avoid: piecesOf(word), use })),
  );
}

/** 'isCutOff', 'cut-off' and 'CUT_OFF' contain cut and off. */
const piecesOf = (name) =>
  name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

const contains = (pieces, avoid) =>
  pieces.some((_, at) => avoid.every((piece, offset) => pieces[at + offset] === piece));

const namesInBinding = (name) =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) => (element.name ? namesInBinding(element.name) : []));

function membersOf(node) {
  const type = ts.isTypeAliasDeclaration(node) ? node.type : node;
  return ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type)
    ? type.members.flatMap(({ name }) => name ?? [])
    : [];
}

const isExported = ({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a statement exports, and the members of exported types. */
function exportedNames(statement) {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name) : [];
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesInBinding(name));
  }
  return [...(statement.name ? [statement.name] : []), ...membersOf(statement)];
}

const problemsOf = (place, name, words) =>
  words
    .filter(({ avoid }) => contains(piecesOf(name), avoid))
    .map(({ avoid, use }) => `${place}: ${name} has '${avoid.join(' ')}', use the term '${use}'`);

/** Avoided words in the paths of files, each folder once. */
export function findPathProblems(files, words) {
  const paths = files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')));
  return [...new Set(paths)].flatMap((path) => problemsOf(path, path.slice(path.lastIndexOf('/') + 1), words));
}

/** Avoided words in the exports of a file of TypeScript or JavaScript. */
export function findExportProblems(filename, code, words) {
  const file = ts.createSourceFile(filename, code, ts.ScriptTarget.Latest);
  return file.statements.flatMap(exportedNames).flatMap((name) => {
    const { line } = file.getLineAndCharacterOfPosition(name.getStart(file));
    return problemsOf(`${filename}:${line + 1}`, name.getText(file), words);
  });
}
