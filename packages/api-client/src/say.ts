import { report } from './hooks.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * A text of this package in another language, from its English, where a value stands in braces ('Error Code: {status}'); undefined
 * where that language does not have it.
 */
export type Say = (english: string, values: Values) => string | undefined;

/** Words that cannot be had are no reason to lose what they were to say. */
function said(say: Say | undefined, english: string, values: Values): string | undefined {
  try {
    return say?.(english, values);
  } catch (fault) {
    report(fault);
    return undefined;
  }
}

/** In the language of whoever asks, else in English. */
export const sayIn = (say: Say | undefined, english: string, values: Values = {}): string =>
  said(say, english, values) ?? english.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
