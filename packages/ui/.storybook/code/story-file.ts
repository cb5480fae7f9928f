// The parts of a story file that its copyable code consists of.
import ts from 'typescript';

export interface ImportedName {
  readonly module: string;
  /** `default` for a default import. */
  readonly exported: string;
  readonly isType: boolean;
}

export interface StoryFile {
  readonly source: ts.SourceFile;
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Top-level constants, functions and types by name. */
  readonly declarations: ReadonlyMap<string, ts.Statement>;
  /** Object literals by name: stories, meta and constants. */
  readonly objects: ReadonlyMap<string, ts.ObjectLiteralExpression>;
  /** Exported names in order. */
  readonly stories: readonly string[];
}

/** Removes `satisfies`, `as` and parentheses. */
export function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return unwrap(node.expression);
  return node;
}

function readImports(statement: ts.ImportDeclaration): [string, ImportedName][] {
  const module = (statement.moduleSpecifier as ts.StringLiteral).text;
  const { name, namedBindings, isTypeOnly: isType = false } = statement.importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(name ? [[name.text, { module, exported: 'default', isType }] as [string, ImportedName]] : []),
    ...named.map((each): [string, ImportedName] => [
      each.name.text,
      { module, exported: (each.propertyName ?? each.name).text, isType: isType || each.isTypeOnly },
    ]),
  ];
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const listDeclarators = (statement: ts.Statement): readonly ts.VariableDeclaration[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];

/** Names that a statement declares; `const [a, b] = …` declares both. */
function listNames(statement: ts.Statement): string[] {
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  )
    return statement.name ? [statement.name.text] : [];
  return listDeclarators(statement).flatMap(({ name }) =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((each) => (ts.isBindingElement(each) ? [each.name.getText()] : [])),
  );
}

export function parseStoryFile(text: string): StoryFile {
  const source = ts.createSourceFile('story.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const { statements } = source;
  const declarators = statements.flatMap(listDeclarators);
  const objects = declarators.flatMap(({ name, initializer }): [string, ts.ObjectLiteralExpression][] => {
    const value = initializer && unwrap(initializer);
    return ts.isIdentifier(name) && value && ts.isObjectLiteralExpression(value) ? [[name.text, value]] : [];
  });
  return {
    source,
    imports: new Map(statements.filter(ts.isImportDeclaration).flatMap(readImports)),
    declarations: new Map(
      statements.flatMap((one) => listNames(one).map((name): [string, ts.Statement] => [name, one])),
    ),
    objects: new Map(objects),
    stories: statements.filter(isExported).flatMap(listNames),
  };
}
