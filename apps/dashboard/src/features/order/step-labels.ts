import type { ProgressStep } from '@boostdesk/catalogs';
import { t } from '@lingui/core/macro';

const labels: Readonly<Record<ProgressStep, () => string>> = {
  win: () => t({ context: 'match', message: 'Win' }),
  loss: () => t({ context: 'match', message: 'Loss' }),
  more: () => '+1',
  less: () => '−1',
};

export const stepLabel = (step: ProgressStep): string => labels[step]();
