import type { I18n } from '@lingui/core';
import { directionOf } from '../direction.ts';

/** A name, a title, a word: what begins with a sign is a part of the sentence. */
const STARTS_WITH_WORD = /^[\p{L}\p{N}#@]/u;

const isolateStrings = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && STARTS_WITH_WORD.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );

/** '#10413': between Arabic letters the sign would go to the other end of its digits. */
const isolateOrderNumbers = (sentence: string): string =>
  sentence.replaceAll(/#(?:\u2068(\p{N}+)\u2069|(\p{N}+))/gu, '\u2066#$1$2\u2069');

/**
 * What people wrote, put into a sentence from right to left, turns no word of the sentence around it (Unicode Standard Annex 9,
 * first strong isolate). No message selects by a text, so that each text is one to be read.
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
