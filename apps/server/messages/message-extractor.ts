import type { ExtractorType } from '@lingui/conf';
import ts from 'typescript';
import { extractPackageMessages } from './package-messages.ts';

/** The English of a `msg('…')`; undefined for any other node. @throws where the English is no literal: nobody could translate it */
function englishOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'msg') return;
  const [english] = node.arguments;
  if (english !== undefined && ts.isStringLiteralLike(english)) return english.text;
  throw new Error(`The English of a message stands there as a literal: ${node.getText()}`);
}

/** Every text that a file of the server marks as said to people. */
export function extractMessages(filename: string, code: string): string[] {
  const file = ts.createSourceFile(filename, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const english = englishOf(node);
    if (english !== undefined) found.push(english);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Takes the server's texts into its catalogues. The English is the name of each. */
export const messageExtractor: ExtractorType = {
  match: (filename) => filename.endsWith('.ts'),
  extract: (filename, code, onMessageExtracted) => {
    for (const english of extractPackageMessages(filename, code) ?? extractMessages(filename, code)) {
      onMessageExtracted({ id: english, message: english, origin: [filename, 0] });
    }
  },
};
