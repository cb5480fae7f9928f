import type { Language } from '@boostdesk/api-client/contract';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import type { Phrase, Value } from './phrase.ts';

type Catalogue = Readonly<Record<string, string>>;
type Token = Exclude<CompiledMessage, string>[number];
type Cases = Readonly<Record<string, CompiledMessage>>;

/** English stands in the code. */
const catalogues: Readonly<Record<Language, Catalogue>> = { en: {}, de, ar };

/** What `Intl` is asked in. In Arabic the digits are those that people type here, as in the dashboard. */
const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

const compiled = new Map<string, CompiledMessage>();

/** Compiled once: there are as many as the catalogues have texts. */
function messageIn(language: Language, english: string): CompiledMessage {
  const catalogue = catalogues[language];
  const text = (Object.hasOwn(catalogue, english) && catalogue[english]) || english;
  const message = compiled.get(text) ?? compileMessageOrThrow(text);
  compiled.set(text, message);
  return message;
}

const isPhrase = (value: object): value is Phrase => 'english' in value;

/** A name or a title turns no word of a sentence from right to left around it; what begins with a sign is a part of the sentence. */
const isolated = (value: string, language: Language): string =>
  language === 'ar' && /^[\p{L}\p{N}#@]/u.test(value) ? `\u2068${value}\u2069` : value;

function written(value: Value | undefined, language: Language): string {
  if (typeof value === 'string') return isolated(value, language);
  if (typeof value !== 'object') return String(value ?? '');
  if (isPhrase(value)) return say(language, value);
  const { amount, currency } = value;
  // 'US$' is turned into '$US' where one writes from right to left.
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

/** The phrase in a language; in English where its catalogue lacks it. */
export function say(language: Language, phrase: Phrase): string {
  const tokens = [messageIn(language, phrase.english)].flat();
  return tokens.map((token) => sayToken(token, phrase, language)).join('');
}
