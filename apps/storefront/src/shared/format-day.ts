import { i18n } from '@lingui/core';

/** 'November 28', on the reader's own calendar day and in the page's language. */
export const formatDay = (at: string): string => i18n.date(at, { day: 'numeric', month: 'long' });
