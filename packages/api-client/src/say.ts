import { report } from './hooks.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Translates a text of this package by its English, with placeholders ('Error Code: {status}'); undefined without a
 * translation.
 */
export type Say = (english: string, values: Values) => string | undefined;

/** A failing translation falls back to English. */
function said(say: Say | undefined, english: string, values: Values): string | undefined {
  try {
    return say?.(english, values);
  } catch (fault) {
    report(fault);
    return undefined;
  }
}

/** Translated, or else English. */
export const sayIn = (say: Say | undefined, english: string, values: Values = {}): string =>
  said(say, english, values) ?? english.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
