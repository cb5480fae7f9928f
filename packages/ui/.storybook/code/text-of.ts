import ts from 'typescript';

/** A spy of `storybook/test`, which a user replaces by a handler. */
const isSpy = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'fn';

export type Replace = (node: ts.Node) => string | undefined;

/** Source text without leading comments; spies become their implementation, or empty handlers. */
export function textOf(node: ts.Node, replace: Replace = () => undefined): string {
  const whole = replace(node);
  if (whole !== undefined) return whole;
  if (isSpy(node)) return node.arguments[0] ? textOf(node.arguments[0], replace) : '() => {}';
  const start = node.getStart();
  const text = node.getText();
  const edits: { from: number; to: number; with: string }[] = [];
  ts.forEachChild(node, (child) => {
    const before = child.getText();
    const after = textOf(child, replace);
    if (before !== after) edits.push({ from: child.getStart() - start, to: child.getEnd() - start, with: after });
  });
  return edits.reduceRight((result, edit) => result.slice(0, edit.from) + edit.with + result.slice(edit.to), text);
}
