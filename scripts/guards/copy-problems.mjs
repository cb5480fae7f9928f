// What product English (docs/languages.md) forbids in a text of the catalogues, as far as a pattern can tell.
import ts from 'typescript';

/** Texts that are fixed elsewhere: names of pages, and what people may type into the search. */
const FIXED = new Set(['Progress pays', 'Log out']);

/** Words that have one better word each, and no other use in the product. */
const WORDS = [
  [/\b(some|every|no)body\b|\bwho(m)?ever\b/i, 'someone, everyone, no one'],
  [/\bthe house\b/i, 'we, our team, Platform revenue'],
  [/\be-mail/i, 'email'],
  [/\bneeds a hand\b/i, 'Needs attention'],
  [/\bshows? up here\b/i, 'appears here'],
  [/\b(is|are|was|were) told\b/i, 'is notified'],
  [/\blog(ged)? (in|out)\b/i, 'sign in, sign out'],
  [/\btoasts?\b/i, 'pop-up'],
  [/\bprogress pays?\b/i, 'progress payment'],
  [/\bcustom pay\b/i, 'payment request'],
  [/\brunning orders?\b/i, 'active order'],
  [/\btime line\b/i, 'timeline'],
  [/\bseen last\b/i, 'recently viewed'],
  [/\bmoney movements?\b/i, 'transactions'],
  [/\bnew-password link\b/i, 'password reset link'],
  [/\bpast the deadline\b/i, 'Overdue'],
  [/\b(take|taken|took|takes) back\b/i, 'reclaim, revoke, cancel, withdraw'],
  [/\b(give|given|gave|gives) back\b/i, 'return, drop'],
  [/\bcomes? off\b|\btakes? off\b/i, 'deduct, discount'],
  [/\b(seal(ed)?|erased?)\b/i, 'encrypted, deleted'],
  [/\brefused?\b/i, 'rejected'],
  [/\blooked at\b/i, 'viewed'],
  [/^No\. /, 'ID'],
];

const COUNTED =
  /\{(?![A-Z_]+\})\w+\} (accounts|characters|coins|days|devices|hours|matches|messages|minutes|orders|rows|seconds|users|wins)\b/;

/** Problems of one English text. */
export function copyProblems(english) {
  if (FIXED.has(english)) return [];
  const problems = WORDS.filter(([pattern]) => pattern.test(english)).map(([, better]) => `write ${better}`);
  if (/["']/.test(english)) problems.push('use “ ” and ’');
  if (/\(s\)/.test(english)) problems.push('use a plural, not (s)');
  if (COUNTED.test(english)) problems.push('use a plural for a count');
  return problems;
}

/** Properties that hold a label or a title, which has no full stop. */
const LABELS = new Set([
  'label',
  'header',
  'heading',
  'aria-label',
  'placeholder',
  'submitLabel',
  'title',
  'confirmLabel',
  'closeLabel',
]);

const isMacro = (node) => ts.isTaggedTemplateExpression(node) && ['t', 'msg'].includes(node.tag.getText());

const endsWithStop = (template) => {
  const { text } = ts.isNoSubstitutionTemplateLiteral(template) ? template : template.templateSpans.at(-1).literal;
  return text.endsWith('.') && !text.endsWith('..');
};

/** 'Line: text' of each label in a source file that ends with a full stop. */
export function stoppedLabels(filename, code) {
  const file = ts.createSourceFile(filename, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, isLabel) => {
    if (isMacro(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (isLabel && endsWithStop(node.template)) found.push(`${line + 1}: ${node.template.getText().slice(1, -1)}`);
      return;
    }
    const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    const isOpaque = ts.isObjectLiteralExpression(node) || ts.isFunctionLike(node);
    const next = isNamed ? LABELS.has(node.name.getText()) : isLabel && !isOpaque;
    ts.forEachChild(node, (child) => visit(child, next));
  };
  visit(file, false);
  return found;
}

/** The value of `msgid "…"` or `msgstr "…"` in a block of a PO file, which may be split over several lines. */
function fieldOf(block, name) {
  const [, quoted = '""'] = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block) ?? [];
  return quoted
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');
}

/** English → translation, of a PO file. */
export const entriesOfPo = (text) =>
  text
    .split('\n\n')
    .map((block) => [fieldOf(block, 'msgid'), fieldOf(block, 'msgstr')])
    .filter(([english]) => english !== '');
