import { reportUncaught } from './hooks.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Translates a text of this package, given in English with placeholders ('Error Code: {status}'); undefined without a
 * translation.
 */
export type Translate = (english: string, values: Values) => string | undefined;

/** Falls back to English on errors. */
function tryTranslate(say: Translate | undefined, english: string, values: Values): string | undefined {
  try {
    return say?.(english, values);
  } catch (error) {
    reportUncaught(error);
    return undefined;
  }
}

export const translateOrEnglish = (say: Translate | undefined, english: string, values: Values = {}): string =>
  tryTranslate(say, english, values) ??
  english.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
