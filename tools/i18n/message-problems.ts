/** Token of a compiled ICU message, as far as used here. */
type Token = string | readonly [name: string, type?: string, cases?: unknown];
type Message = string | readonly Token[];
/** Lingui's compiler, as installed in the calling app. @throws for an invalid message */
type Compile = (message: string) => unknown;

interface Shape {
  /** 'name', 'count plural', …, each once. */
  readonly arguments: Set<string>;
  /** Cases of each plural. */
  readonly plurals: string[][];
  /** '<0>', '</0>', '<1/>', in order. */
  readonly tags: string[];
}

const TAG = /<\/?\w+\/?>/g;
const EXACT = /^\d+$/;

function readToken(token: Token, shape: Shape): void {
  if (typeof token === 'string') return void shape.tags.push(...(token.match(TAG) ?? []));
  const [name, type, cases] = token;
  shape.arguments.add(type === undefined ? name : `${name} ${type}`);
  if (typeof cases !== 'object' || cases === null) return;
  const { offset: _, ...branches } = cases as Record<string, Message>;
  if (type === 'plural') shape.plurals.push(Object.keys(branches));
  for (const branch of Object.values(branches)) readTokens(branch, shape);
}

function readTokens(tokens: Message, shape: Shape): Shape {
  for (const token of typeof tokens === 'string' ? [tokens] : tokens) readToken(token, shape);
  return shape;
}

const shapeOf = (message: string, compile: Compile): Shape =>
  readTokens(compile(message) as Message, { arguments: new Set(), plurals: [], tags: [] });

const toSortedText = (names: Iterable<string>): string => [...names].toSorted().join(' ');

/** Tags are properly nested. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  for (const tag of text.match(TAG) ?? []) {
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1));
    else if (open.pop() !== tag.slice(2, -1)) return false;
  }
  return open.length === 0;
}

function pluralProblems({ plurals }: Shape, language: string): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return plurals.flatMap((cases) => {
    const missing = wanted.filter((category) => !cases.includes(category));
    const unknown = cases.filter((category) => !EXACT.test(category) && !wanted.some((known) => known === category));
    return [
      ...(missing.length === 0 ? [] : [`a plural without ${toSortedText(missing)}`]),
      ...(unknown.length === 0 ? [] : [`a plural with ${toSortedText(unknown)}, which the language has not`]),
    ];
  });
}

function shapeProblems(original: Shape, shape: Shape, translation: string): string[] {
  const problems: string[] = [];
  const [wanted, found] = [toSortedText(original.arguments), toSortedText(shape.arguments)];
  if (wanted !== found) problems.push(`takes {${found}} instead of {${wanted}}`);
  if (toSortedText(new Set(original.tags)) !== toSortedText(new Set(shape.tags))) {
    problems.push(
      `has the tags ${toSortedText(shape.tags) || 'none'} instead of ${toSortedText(original.tags) || 'none'}`,
    );
  } else if (!isWellFormed(translation)) {
    problems.push('closes its tags in another order than it opens them');
  }
  return problems;
}

/**
 * Problems of a translation, for its translator. It may use a placeholder once although the English text repeats it.
 */
export const createMessageCheck =
  (compile: Compile) =>
  (english: string, translation: string, language: string): string[] => {
    let shape: Shape;
    try {
      shape = shapeOf(translation, compile);
    } catch (error) {
      return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
    }
    const isPadded = translation.trim() !== translation && english.trim() === english;
    return [
      ...pluralProblems(shape, language),
      ...shapeProblems(shapeOf(english, compile), shape, translation),
      ...(isPadded ? ['begins or ends with a space'] : []),
    ];
  };
