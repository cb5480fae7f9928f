import { deepFreeze } from '../deep-freeze.ts';

/** What a quick reply may take from the order it is used in. `blank` never has a value: its writer fills it in. */
export const replyVariables = /* @__PURE__ */ deepFreeze([
  'customer.name',
  'booster.name',
  'my.name',
  'order.number',
  'order.game',
  'order.service',
  'order.server',
  'order.status',
  'order.start',
  'order.target',
  'order.deadline',
  'blank',
] as const);

/** Name of a variable, as written between `{{` and `}}`. */
export type ReplyVariable = (typeof replyVariables)[number];

/** Values for one order; null or missing without a value. */
export type ReplyValues = Readonly<Partial<Record<ReplyVariable, string | null>>>;

/** Who sees a quick reply: its owner, all staff, or staff and boosters. */
export const replyAudiences = /* @__PURE__ */ deepFreeze(['own', 'staff', 'boosters'] as const);

/** One of `replyAudiences`. */
export type ReplyAudience = (typeof replyAudiences)[number];

/** Personal quick replies of a user. */
export const OWN_REPLIES_MAX = 100;
/** Quick replies that are shared with staff or boosters. */
export const SHARED_REPLIES_MAX = 200;

const variable = () => /\{\{\s*([^{}\s]{1,40})\s*\}\}/g;

const isVariable = (name: string): name is ReplyVariable => (replyVariables as readonly string[]).includes(name);

/** A variable in a text, which still needs a value. Positions are in UTF-16 code units. */
export interface ReplyGap {
  readonly name: ReplyVariable;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Finds the variables of a text in order. Braces around other names are text. */
export function findGaps(text: string): ReplyGap[] {
  return [...text.matchAll(variable())].flatMap(({ 0: whole, 1: name = '', index }) =>
    isVariable(name) ? [{ name, start: index, end: index + whole.length }] : [],
  );
}

/** Finds names in double braces that are no variables, each once. */
export function findUnknownVariables(text: string): string[] {
  const names = [...text.matchAll(variable())].map(({ 1: name = '' }) => name);
  return [...new Set(names)].filter((name) => !isVariable(name));
}

const braces: Readonly<Record<string, string>> = { '{': '(', '}': ')' };

/** One line, without braces: a value must not become a variable itself. */
const toLine = (value: string): string =>
  value
    .replace(/[{}]/g, (brace) => braces[brace] ?? '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Replaces the variables that have a value, once and as plain text; the others stay as gaps. */
export function expandReply(text: string, values: ReplyValues): string {
  return text.replace(variable(), (whole, name: string) => {
    if (!isVariable(name) || !Object.hasOwn(values, name)) return whole;
    return toLine(values[name] ?? '') || whole;
  });
}

/** A shortcut that is being typed: `/` at the start of the text or after a space, and what follows it up to the cursor. */
export interface ReplyTrigger {
  /** Position of the `/`, in UTF-16 code units. */
  readonly start: number;
  /** Text after the `/`. */
  readonly query: string;
}

/** Finds the shortcut that ends at the cursor; undefined without one. */
export function findTrigger(text: string, cursor: number): ReplyTrigger | undefined {
  const found = /(?:^|\s)\/([^\s/]{0,40})$/u.exec(text.slice(0, cursor));
  if (found === null) return undefined;
  const query = found[1] ?? '';
  return { start: cursor - query.length - 1, query };
}
