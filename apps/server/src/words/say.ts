import type { Language } from '@boostdesk/api-client/contract';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import type { Phrase, Value } from './phrase.ts';

type Catalogue = Readonly<Record<string, string>>;
type Token = Exclude<CompiledMessage, string>[number];
type Cases = Readonly<Record<string, CompiledMessage>>;

/** English is the source text. */
const catalogues: Readonly<Record<Language, Catalogue>> = { en: {}, de, ar };

/** Returns the locale for `Intl`. Arabic uses Latin digits, as in the dashboard. */
const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

const compiled = new Map<string, CompiledMessage>();

/** Compiles each message once; the catalogues bound their number. */
function messageIn(language: Language, english: string): CompiledMessage {
  const catalogue = catalogues[language];
  const text = (Object.hasOwn(catalogue, english) && catalogue[english]) || english;
  const message = compiled.get(text) ?? compileMessageOrThrow(text);
  compiled.set(text, message);
  return message;
}

const isPhrase = (value: object): value is Phrase => 'english' in value;

/**
 * Wraps a value in Unicode isolates in Arabic text, unless it begins with punctuation and so belongs to the sentence.
 */
const isolated = (value: string, language: Language): string =>
  language === 'ar' && /^[\p{L}\p{N}#@]/u.test(value) ? `\u2068${value}\u2069` : value;

function written(value: Value | undefined, language: Language): string {
  if (typeof value === 'string') return isolated(value, language);
  if (typeof value !== 'object') return String(value ?? '');
  if (isPhrase(value)) return say(language, value);
  const { amount, currency } = value;
  // Right-to-left text would show 'US$' as '$US'.
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency })
    .format(amount / 100)
    .replace('US$', '$');
}

function caseFor(count: number, cases: Cases, language: Language): CompiledMessage {
  const form = new Intl.PluralRules(localeOf(language)).select(count);
  return cases[count] ?? cases[form] ?? cases.other ?? [];
}

function sayToken(token: Token, { values }: Phrase, language: Language): string {
  if (typeof token === 'string') return token;
  const [name, type, cases] = token;
  const value = values[name];
  if (type !== 'plural' || typeof cases !== 'object') return written(value, language);
  const count = Number(value);
  const said = caseFor(count, cases as Cases, language);
  const number = new Intl.NumberFormat(localeOf(language)).format(count);
  return [said]
    .flat()
    .map((part) => (part === '#' ? number : sayToken(part, { english: '', values }, language)))
    .join('');
}

/** Formats a phrase in a language, in English when the translation is missing. */
export function say(language: Language, phrase: Phrase): string {
  const tokens = [messageIn(language, phrase.english)].flat();
  return tokens.map((token) => sayToken(token, phrase, language)).join('');
}
