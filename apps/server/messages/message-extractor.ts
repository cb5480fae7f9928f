import type { ExtractorType } from '@lingui/conf';
import ts from 'typescript';
import { extractPackageMessages } from './package-messages.ts';

/**
 * Returns the English text of a `msg('…')`, undefined for any other node.
 * @throws Error for a text that is no literal, which nobody could translate
 */
function englishOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'msg') return;
  const [english] = node.arguments;
  if (english !== undefined && ts.isStringLiteralLike(english)) return english.text;
  throw new Error(`The English of a message stands there as a literal: ${node.getText()}`);
}

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

/** Extracts the server's messages; the English text is the key. */
export const messageExtractor: ExtractorType = {
  match: (filename) => filename.endsWith('.ts'),
  extract: (filename, code, onMessageExtracted) => {
    for (const english of extractPackageMessages(filename, code) ?? extractMessages(filename, code)) {
      onMessageExtracted({ id: english, message: english, origin: [filename, 0] });
    }
  },
};
