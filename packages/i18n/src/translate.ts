import { i18n } from '@lingui/core';

type Values = Readonly<Record<string, string | number>>;

/** The same in the page's language; undefined where its catalogue does not have it, as that of English has nothing. */
export const translateOrUndefined = (english: string, values?: Values): string | undefined =>
  Object.hasOwn(i18n.messages, english) ? i18n._(english, values) : undefined;

/**
 * What a package says in English, such as the name of a service, in the page's language: the package knows no other, and its
 * English is the text's name in the catalogues (build/package-messages.ts). What they do not have stays as it is.
 */
export const translate = (english: string): string => translateOrUndefined(english) ?? english;
