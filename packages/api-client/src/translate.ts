import { reportUncaught } from './hooks.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Translates a text of this package by its English, with placeholders ('Error Code: {status}'); undefined without a
 * translation.
 */
export type Translate = (english: string, values: Values) => string | undefined;

/** A failing translation falls back to English. */
function tryTranslate(say: Translate | undefined, english: string, values: Values): string | undefined {
  try {
    return say?.(english, values);
  } catch (error) {
    reportUncaught(error);
    return undefined;
  }
}

/** Translated, or else English. */
export const translateOrEnglish = (say: Translate | undefined, english: string, values: Values = {}): string =>
  tryTranslate(say, english, values) ??
  english.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
