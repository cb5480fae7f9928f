import { i18n } from '@lingui/core';

/** 'Gold IV, 5 wins': with the comma of the reader's script. */
export const formatList = (items: readonly (string | null)[]): string =>
  items.join(i18n.locale.startsWith('ar') ? '، ' : ', ');
