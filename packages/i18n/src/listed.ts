import { i18n } from '@lingui/core';

/** 'Gold IV, 5 wins': with the comma of the reader's script. */
export const listed = (words: readonly (string | null)[]): string =>
  words.join(i18n.locale.startsWith('ar') ? '، ' : ', ');
