import type { I18n } from '@lingui/core';
import { directionOf } from '../direction.ts';

/** A value that starts with punctuation is part of the sentence and not isolated. */
const STARTS_WITH_WORD = /^[\p{L}\p{N}#@]/u;

const isolateStrings = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && STARTS_WITH_WORD.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );

/** The bidi algorithm moves the # of '#10413' behind the digits between Arabic letters. */
const isolateOrderNumbers = (sentence: string): string =>
  sentence.replaceAll(/#(?:\u2068(\p{N}+)\u2069|(\p{N}+))/gu, '\u2066#$1$2\u2069');

/**
 * Wraps string values of right-to-left messages in first strong isolates (Unicode Standard Annex 9), so that they do
 * not reorder the sentence. No message uses a string value in `select`, so wrapping is safe.
 */
export function isolateValues(i18n: I18n): void {
  const { _: say } = i18n;
  const translateIsolated: typeof say = (id: unknown, values?: Record<string, unknown>, options?: unknown) => {
    const original = say as (...all: unknown[]) => string;
    const translateRtl = (...all: unknown[]) => isolateOrderNumbers(original.apply(i18n, all));
    if (directionOf(i18n.locale) === 'ltr') return original.call(i18n, id, values, options);
    if (typeof id !== 'object' || id === null) return translateRtl(id, values && isolateStrings(values), options);
    const own = 'values' in id ? (id.values as Record<string, unknown> | undefined) : undefined;
    return translateRtl(
      own === undefined ? id : { ...id, values: isolateStrings(own) },
      values && isolateStrings(values),
      options,
    );
  };
  i18n._ = translateIsolated;
  i18n.t = translateIsolated;
}
