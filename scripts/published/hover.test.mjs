// An editor shows the docs of each call and field of the built declarations. Needs a build.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

const entry = join(import.meta.dirname, '../../packages/api-client/dist/contract/index.d.ts');
const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, strict: true, skipLibCheck: true };

/** Calls `visit(symbol, path)` for each property below a type. */
function walk(type, checker, visit, path) {
  if (type.isUnion() || checker.isArrayType(type)) {
    const members = type.isUnion() ? type.types : checker.getTypeArguments(type);
    for (const member of members) walk(member, checker, visit, path);
  } else if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0) {
    for (const property of checker.getPropertiesOfType(type)) {
      const below = `${path}.${property.name}`;
      visit(property, below);
      walk(checker.getTypeOfSymbol(property), checker, visit, below);
    }
  }
}

test('every call and field of the built contract has docs', () => {
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const typeOf = (type, name) => checker.getTypeOfSymbol(checker.getPropertyOfType(type, name));
  const silent = [];
  let count = 0;
  const visit = (symbol, path) => {
    count += 1;
    if (symbol.getDocumentationComment(checker).length === 0) silent.push(path);
  };
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry));
  const contract = checker.getExportsOfModule(module).find(({ name }) => name === 'contract');
  for (const part of checker.getPropertiesOfType(checker.getTypeOfSymbol(contract))) {
    for (const call of checker.getPropertiesOfType(checker.getTypeOfSymbol(part))) {
      const path = `${part.name}.${call.name}`;
      visit(call, path);
      const type = checker.getTypeOfSymbol(call);
      walk(typeOf(typeOf(typeOf(type, 'request'), '_zod'), 'input'), checker, visit, path);
      walk(typeOf(typeOf(typeOf(type, 'response'), '_zod'), 'output'), checker, visit, path);
    }
  }
  assert.ok(count > 4000);
  assert.deepEqual(silent, []);
});
