import type { ProgressStep } from '@boostdesk/catalogs';
import { t } from '@lingui/core/macro';
import { formatSigned } from '../../i18n/format.ts';

const labels: Readonly<Record<ProgressStep, () => string>> = {
  win: () => t({ context: 'match', message: 'Win' }),
  loss: () => t({ context: 'match', message: 'Loss' }),
  more: () => formatSigned(1),
  less: () => formatSigned(-1),
};

export const stepLabel = (step: ProgressStep): string => labels[step]();
