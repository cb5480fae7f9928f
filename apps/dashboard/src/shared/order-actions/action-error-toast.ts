import type { ApiError } from '@boostdesk/api-client';
import { translateOrUndefined } from '@boostdesk/i18n/translate';
import type { ToastOptions } from '@boostdesk/ui/toast-queue';
import { t } from '@lingui/core/macro';
import { formatTime } from '../../i18n/format.ts';

/** Toast of a refused action: for a lost race who was faster and when, for other errors the texts of SPEC §8. */
export function toActionErrorToast(error: ApiError): ToastOptions | null {
  const { by, at } = error.fields ?? {};
  if (error.code === 'already_taken') {
    const message = by && at ? t`${by} locked in this order at ${formatTime(at)}.` : error.body;
    return { title: t`Already locked in`, message, style: 'warning', timeout: 0 };
  }
  if (error.code === 'conflict')
    return { title: t`Action not completed`, message: error.body, style: 'warning', timeout: 0 };
  const toast = error.toToast(translateOrUndefined);
  return toast === null ? null : { ...toast, style: 'error' };
}
