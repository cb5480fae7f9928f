import { t } from '@lingui/core/macro';

/** 'Paused → Processing': from one to the other, the way that the language reads. */
export const fromTo = (from: string, to: string): string => t`${from} → ${to}`;
