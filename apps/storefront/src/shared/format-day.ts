import { i18n } from '@lingui/core';

/** 'November 28', in the reader's time zone. */
export const formatDay = (at: string): string => i18n.date(at, { day: 'numeric', month: 'long' });

/** '14:05', in the reader's time zone. */
export const formatTime = (at: string): string => i18n.date(at, { hour: 'numeric', minute: '2-digit' });
