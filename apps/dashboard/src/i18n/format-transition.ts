import { t } from '@lingui/core/macro';

/** 'Paused → Processing' in the reading direction of the language. */
export const formatTransition = (from: string, to: string): string => t`${from} → ${to}`;
