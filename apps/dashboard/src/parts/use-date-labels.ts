import type { DateLabels } from '@boostdesk/ui/date-picker';
import { useLingui } from '@lingui/react/macro';

/** What fields for days say beside what react-aria says in the reader's language. */
export function useDateLabels(): DateLabels {
  const { t } = useLingui();
  return {
    clear: t`Clear`,
    reversed: t`The first day must not be after the last`,
    outside: (least, most) => {
      if (least === undefined) return t`On ${most ?? ''} or before`;
      return most === undefined ? t`On ${least} or after` : t`From ${least} to ${most}`;
    },
  };
}
