// Pattern-based checks of product English (docs/languages.md).
import ts from 'typescript';

/** Texts fixed by the specification (SPEC §2, §8), and search keywords. */
const FIXED = new Set([
  'Awaiting for booster',
  'Error Code: {status}',
  'Log out',
  'Loading...',
  'Please fill out your account details to start your order.',
  'Progress pays',
  'Timeout Exception',
  'Unexpected answer from the server',
  'Unsubscribe failed!',
  'Use only letters, numbers, spaces and , ; . : -',
]);

/** Words and phrases to replace, whatever their context. */
const WORDS = [
  [/\b(some|every|no)body\b|\bwho(m)?ever\b/i, 'someone, everyone, no one'],
  [/\bthe house\b|\bkept by\b/i, 'we, our team, Platform revenue'],
  [/\be-mail/i, 'email'],
  [/\bneeds a hand\b/i, 'Needs attention'],
  [/\bshows? up here\b/i, 'appears here'],
  [/\b(is|are|was|were|be) (told|booked)\b|\btells?\b/i, 'is notified, is recorded'],
  [/\bstand(s|ing)? (in|still)\b|\bgo(es)? on\b/i, 'an ordinary verb, paused'],
  [/\blog(ged)? (in|out)\b(?! (the|a|an|this|that|your|our|its) )/i, 'sign in, sign out'],
  [/\btoasts?\b/i, 'pop-up'],
  [/\bpushes\b|^push$/i, 'push notification'],
  [/\bprogress pays?\b/i, 'progress payment'],
  [/\bcustom pay\b/i, 'payment request'],
  [/\brunning\b/i, 'active'],
  [/\bis played\b|\bfinished\b/i, 'in progress, completed'],
  [/\btime line\b/i, 'timeline'],
  [/\bseen last\b/i, 'recently viewed'],
  [/\bmovements?\b/i, 'transactions'],
  [/\bnew-password link\b/i, 'password reset link'],
  [/\bpast the deadline\b|(?<!too )\blate\b/i, 'Overdue'],
  [/\bwaiting for\b/i, 'Awaiting reply, Unassigned'],
  [/\b(take|taken|took|takes) (back|away)\b/i, 'reclaim, revoke, cancel, withdraw, remove'],
  [/\b(give|given|gave|gives) back\b|\blent\b/i, 'return, drop, borrow'],
  [/\bcomes? off\b|\btakes? off\b/i, 'deduct, discount'],
  [/\b(first|last) day\b|\bin all\b|\bnot begun\b/i, 'Start date, End date, in total, Scheduled'],
  [/\bafterwards\b|\bwho gets what\b/i, 'Balance, Settlement'],
  [/\blifte?d?\b/i, 'waive, unban'],
  [/\b(seal(ed)?|erased?)\b/i, 'encrypted, deleted'],
  [/\brefused?\b/i, 'rejected'],
  [/\blook(ed|s)? at\b/i, 'view'],
  [/\banswer(s|ed)?\b|\bgood to know\b/i, 'Reply, Note'],
  [/\bgoals?\b/i, 'target'],
  [/\bfill(ed)? in\b|\bwrite down\b/i, 'enter, add'],
  [/\bto pay:|\bsay why\b/i, 'Total due, Reason'],
  [/^No\. /, 'ID'],
  [/\bplease\b|\bclick here\b/i, 'the instruction alone'],
  [/\b(can|could|do|does|did|is|are|was|were|has|have|had|will|would) not\b|\bcannot\b/i, 'a contraction'],
  [/\b(canceled|levelling|colou?r|favou?rite|recogni[sz]e)/i, 'a word that is spelt alike in US and UK English'],
];

/** One-word labels to replace. */
const LABELS_AVOIDED = new Map(
  Object.entries({
    'Status, Category, Type': ['State', 'Kind'],
    'Description, Reason': ['What', 'Why', 'Words'],
    'Created, Date': ['Made', 'Begun', 'Written', 'When', 'Day'],
    'Pending, Active, Completed, Expired': ['Waiting', 'Open', 'Running', 'Finished', 'Ended', 'Late'],
    'Available, Borrowed, Unavailable': ['Lent', 'Off'],
    'Add-on, Target, Position, Reply, Ledger': ['Extra', 'Extras', 'Goal', 'Place', 'Answer', 'Books'],
    ID: ['Number', 'No.'],
    'a noun, no bare preposition': ['About', 'By', 'From', 'Of', 'Since', 'To', 'Until', 'With'],
    'the verb of the question': ['OK', 'Ok'],
  }).flatMap(([better, labels]) => labels.map((label) => [label, better])),
);

const STRUCTURE = [
  [/^(What|Who|There (is|are|was|were)|There’s)\b/, 'start with the thing or the verb'],
  [/^(It|It’s|They|They’re|They’ve|They’ll|Them|He|She)\b/, 'a pronoun needs its noun in the same text'],
  [/;/, 'two sentences, no semicolon'],
  [/—| – /, 'two sentences, no dash'],
  [/!(?! )/, 'an exclamation mark stands in greetings alone'],
  [/["']/, 'use “ ” and ’'],
  [/\.\.\./, 'use …'],
  [/\(s\)/, 'use a plural, not (s)'],
  [/(^|\s)[Aa]n? \{/, 'no article before a value'],
  [/, [^,.;:?]+, (and|or) /, 'no serial comma'],
];

/** Proper names, which stay capitalized inside a sentence. */
const NAMES = new Set(
  `Accounts AVIF BoostCoin BoostCoins Boostdesk Complete CSV Ctrl D DuoQ Employees F GIF Hunter I I’m ID JPEG JSON Knight LP League Legends MB
  Orianna PNG
  Premium Processing Rainbow Rift Runeterra Six Tactics US USD UTC Users Valorant Warcraft WebP Wild`.split(/\s+/),
);
/** A capitalized word that does not start a sentence, quotation or text. */
const CAPITAL = /(?<![.?!:]\s|“|^)(?<=[\s(])([A-Z][\w’]*)/g;

const COUNTED =
  /\{(?![A-Z_]+\})\w+\} ([a-z-]+ )?(accounts|characters|coins|days|devices|hours|matches|messages|minutes|orders|rows|seconds|users|wins)\b/;

/** The text of an ICU message without value names and plural keywords. */
const wordsOf = (english) =>
  english
    .replace(/\{\w+, plural,/g, '{')
    .replace(/\{\w+\}/g, '{}')
    .replace(/<\/?\d>/g, '');

/** Problems of one English text. */
export function copyProblems(english) {
  if (FIXED.has(english)) return [];
  const words = wordsOf(english);
  const problems = WORDS.filter(([pattern]) => pattern.test(words)).map(([, better]) => `write ${better}`);
  if (LABELS_AVOIDED.has(english)) problems.push(`write ${LABELS_AVOIDED.get(english)}`);
  problems.push(...STRUCTURE.filter(([pattern]) => pattern.test(words)).map(([, problem]) => problem));
  const capitals = [...words.matchAll(CAPITAL)].map(([, word]) => word).filter((word) => !NAMES.has(word));
  if (capitals.length > 0) problems.push(`sentence case: ${capitals.join(', ')}`);
  if (COUNTED.test(english)) problems.push('use a plural for a count');
  return problems;
}

/** Properties that contain a label or title, which have no full stop. */
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
/** Properties that contain a helper text, which has a full stop. */
const HELPERS = new Set(['note', 'subLabel']);
/** Elements whose content is a label. */
const LABEL_ELEMENTS = new Set(['Button', 'Heading', 'Tag', 'h1', 'h2', 'h3', 'h4', 'label']);
/** Helper texts that only state a limit have no full stop. */
const LIMIT = /^(Optional|(Up to|At least|Leave empty|Use up to|Use at least) [^.]*)$/;

const MACROS = new Set(['t', 'msg', 'defineMessage']);

function textOfTemplate(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** The text of `t({ message: 'Pay', context: … })`. */
function textOfDescriptor({ arguments: [descriptor] }) {
  if (descriptor === undefined || !ts.isObjectLiteralExpression(descriptor)) return undefined;
  const message = descriptor.properties.find((property) => property.name?.getText() === 'message');
  return message && ts.isPropertyAssignment(message) ? textOfTemplate(message.initializer) : undefined;
}

/** The text of a message with `{}` for values and elements; undefined if the node is not a message. */
function textOf(node) {
  if (ts.isTaggedTemplateExpression(node) && MACROS.has(node.tag.getText())) return textOfTemplate(node.template);
  if (ts.isCallExpression(node) && MACROS.has(node.expression.getText())) return textOfDescriptor(node);
  if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== 'Trans') return undefined;
  const text = node.children.map((child) => (ts.isJsxText(child) ? child.text : '{}')).join('');
  return text.replace(/\s+/g, ' ').trim();
}

const endsWithStop = (text) => text.endsWith('.') && !text.endsWith('..');

function stopProblem(text, kind) {
  if (kind === 'label') return endsWithStop(text) ? 'a label has no full stop' : undefined;
  if (kind !== 'helper') return undefined;
  if (LIMIT.test(text)) return undefined;
  return endsWithStop(text) || text.endsWith('{}') ? undefined : 'a helper text ends with a full stop';
}

/** The kind of text of a property or element, if any. */
function kindOf(node) {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    if (LABELS.has(name)) return 'label';
    return HELPERS.has(name) ? 'helper' : 'other';
  }
  if (ts.isJsxElement(node)) return LABEL_ELEMENTS.has(node.openingElement.tagName.getText()) ? 'label' : 'other';
  return ts.isObjectLiteralExpression(node) || ts.isFunctionLike(node) ? 'other' : undefined;
}

/** 'Line: text: problem' for labels with a full stop and helper texts without one. */
export function stopProblems(filename, code) {
  const file = ts.createSourceFile(filename, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, kind) => {
    const text = textOf(node);
    if (text === undefined) {
      const next = kindOf(node) ?? kind;
      ts.forEachChild(node, (child) => visit(child, next));
      return;
    }
    const problem = stopProblem(text, kind);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (problem !== undefined) found.push(`${line + 1}: ${text}: ${problem}`);
  };
  visit(file, 'other');
  return found;
}

/** The value of `msgid "…"` or `msgstr "…"` in a PO block, joined across lines. */
function fieldOf(block, name) {
  const [, quoted = '""'] = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block) ?? [];
  return quoted
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');
}

/** English → translation. */
export const entriesOfPo = (text) =>
  text
    .split('\n\n')
    .map((block) => [fieldOf(block, 'msgid'), fieldOf(block, 'msgstr')])
    .filter(([english]) => english !== '');

/** All texts of a nested message table; functions are called with `{}`. */
export function textsOf(messages) {
  return Object.values(messages).flatMap((message) => {
    if (typeof message === 'string') return [message];
    return typeof message === 'function' ? [message('{}', '{}')] : textsOf(message);
  });
}
