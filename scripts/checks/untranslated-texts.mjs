// Finds visible text outside the message catalogues in web apps and components.
import ts from 'typescript';

/** Properties whose text is displayed or read aloud. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'asideLabel',
  'body',
  'closeLabel',
  'confirmLabel',
  'description',
  'emptyText',
  'errorMessage',
  'header',
  'heading',
  'hint',
  'label',
  'message',
  'notFoundText',
  'note',
  'placeholder',
  'searchHint',
  'subLabel',
  'summary',
  'text',
  'title',
]);
/** Lingui macros, which extract their content. */
const MARKED = new Set(['Plural', 'Select', 'SelectOrdinal', 'Trans']);
const CALLS = new Set(['defineMessage', 'msg', 't']);
/** Names, which are the same in every language. */
const NAMES = new Set(['Boostdesk', 'PNG', 'JPEG']);
/** Operators such as `a && 'b'`, whose operands may be displayed. */
const CHOOSES = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
/** Two adjacent letters of any script. */
const WORD = /\p{L}{2,}/gu;

/** URL prefixes are not text. */
const isText = (text) => (text.replaceAll('https://', '').match(WORD) ?? []).some((word) => !NAMES.has(word));

/** String literals an expression can evaluate to. */
function literalsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return node.expression === undefined ? [] : literalsOf(node.expression);
  }
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  // In `a === 'b' && c`, the comparison is not displayed.
  if (ts.isBinaryExpression(node) && CHOOSES.has(node.operatorToken.kind)) {
    return [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
}

/** Default texts of components: `{ label = 'Messages', sendLabel = 'Send' }`. */
const isShownName = (name) => SHOWN.has(name) || name.endsWith('Label');

function literalsShownBy(node) {
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsOf(node);
  if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText())) {
    return node.initializer === undefined ? [] : literalsOf(node.initializer);
  }
  if (ts.isPropertyAssignment(node) && SHOWN.has(node.name.getText())) return literalsOf(node.initializer);
  if (ts.isBindingElement(node) && node.initializer !== undefined && isShownName(node.name.getText())) {
    return literalsOf(node.initializer);
  }
  return [];
}

/** `t({ message: 'Pay', context: … })`. */
const isMarked = (node) =>
  (ts.isJsxElement(node) && MARKED.has(node.openingElement.tagName.getText())) ||
  (ts.isCallExpression(node) && CALLS.has(node.expression.getText()));

/** 'Line: text' of each. */
export function findUntranslatedTexts(filename, code) {
  const file = ts.createSourceFile(filename, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isMarked(node)) return;
    for (const literal of literalsShownBy(node)) {
      if (!isText(literal.text)) continue;
      const { line } = file.getLineAndCharacterOfPosition(literal.getStart());
      found.push(`${line + 1}: ${literal.text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
