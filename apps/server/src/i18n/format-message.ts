import type { Language } from '@boostdesk/api-client/contract';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import type { MessageDescriptor, MessageValue } from './message.ts';

type Catalogue = Readonly<Record<string, string>>;
type Token = Exclude<CompiledMessage, string>[number];
type Cases = Readonly<Record<string, CompiledMessage>>;

const catalogues: Readonly<Record<Language, Catalogue>> = { en: {}, de, ar };

/** Returns the locale for `Intl`. Arabic uses Latin digits, as in the dashboard. */
const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

const compiled = new Map<string, CompiledMessage>();

/** Compiles each message once; the catalogues bound their number. */
function compiledMessageOf(language: Language, english: string): CompiledMessage {
  const catalogue = catalogues[language];
  const text = (Object.hasOwn(catalogue, english) && catalogue[english]) || english;
  const message = compiled.get(text) ?? compileMessageOrThrow(text);
  compiled.set(text, message);
  return message;
}

const isDescriptor = (value: object): value is MessageDescriptor => 'english' in value;

/** Isolates a value in Arabic text, unless it begins with punctuation and so belongs to the sentence. */
const isolate = (value: string, language: Language): string =>
  language === 'ar' && /^[\p{L}\p{N}#@]/u.test(value) ? `\u2068${value}\u2069` : value;

function formatValue(value: MessageValue | undefined, language: Language): string {
  if (typeof value === 'string') return isolate(value, language);
  if (typeof value !== 'object') return String(value ?? '');
  if (isDescriptor(value)) return formatMessage(language, value);
  const { amount, currency } = value;
  const style: Intl.NumberFormatOptions =
    currency === null ? { minimumFractionDigits: 2 } : { style: 'currency', currency };
  // Right-to-left text would show 'US$' as '$US'.
  return new Intl.NumberFormat(localeOf(language), style).format(amount / 100).replace('US$', '$');
}

function pickPluralForm(count: number, cases: Cases, language: Language): CompiledMessage {
  const form = new Intl.PluralRules(localeOf(language)).select(count);
  return cases[count] ?? cases[form] ?? cases.other ?? [];
}

function formatToken(token: Token, { values }: MessageDescriptor, language: Language): string {
  if (typeof token === 'string') return token;
  const [name, type, cases] = token;
  const value = values[name];
  if (type !== 'plural' || typeof cases !== 'object') return formatValue(value, language);
  const count = Number(value);
  const form = pickPluralForm(count, cases as Cases, language);
  const number = new Intl.NumberFormat(localeOf(language)).format(count);
  return [form]
    .flat()
    .map((part) => (part === '#' ? number : formatToken(part, { english: '', values }, language)))
    .join('');
}

/** Formats in English when the translation is missing. */
export function formatMessage(language: Language, descriptor: MessageDescriptor): string {
  const tokens = [compiledMessageOf(language, descriptor.english)].flat();
  return tokens.map((token) => formatToken(token, descriptor, language)).join('');
}
