import { i18n } from '@lingui/core';

type Values = Readonly<Record<string, string | number>>;

/** As `translate`, but undefined when the catalogue lacks the text. The English catalogue is empty. */
export const translateOrUndefined = (english: string, values?: Values): string | undefined =>
  Object.hasOwn(i18n.messages, english) ? i18n._(english, values) : undefined;

/**
 * Translates an English text of a package, such as a service name. The text is its own message id
 * (build/package-messages.ts), and is returned when the catalogue lacks it.
 */
export const translate = (english: string): string => translateOrUndefined(english) ?? english;
